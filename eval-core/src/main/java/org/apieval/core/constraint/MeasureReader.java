package org.apieval.core.constraint;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apieval.api.data.ApiRecord;

/**
 * Reads the figures of catalogue entries as measures: all in the field {@code performance}, and
 * those of a model's size in {@code description}. A figure that is not clear is not read, and said
 * so. Total: any shape of these fields will do. Immutable and thread-safe.
 */
public final class MeasureReader {

  private static final String PERFORMANCE = "performance";
  private static final String DESCRIPTION = "description";

  private final MetricNames metrics = new MetricNames(MetricTable.read());
  private final DatasetNames datasets = new DatasetNames(MetricTable.lines("datasets.txt"));

  /** What an entry states. */
  public EntryMeasures read(ApiRecord entry) {
    ModelNames models = new ModelNames(entry.apiCall());
    List<Stated> stated =
        new ShapeWalker(metrics, datasets, models)
            .walk(PERFORMANCE, entry.fields().get(PERFORMANCE));
    List<Stated> own = new OwnFigures(models).keep(stated);
    List<Stated> sensible = Errors.told(own);
    List<Stated> described =
        entry.fields().get(DESCRIPTION) instanceof String text
            ? new DescriptionReader(metrics).read(DESCRIPTION, text)
            : List.of();
    return judged(entry, Stream.concat(sensible.stream(), described.stream()).toList());
  }

  private EntryMeasures judged(ApiRecord entry, List<Stated> all) {
    StatedJudge judge = new StatedJudge(metrics, entry.domain(), all);
    Set<Measure> measures = new LinkedHashSet<>();
    Set<Unread> unread = new LinkedHashSet<>();
    for (Stated stated : all) {
      judge.judge(stated, measures::add, unread::add);
    }
    return new EntryMeasures(
        entry.line(), Duplicates.dropped(measures, unread), List.copyOf(unread));
  }
}
