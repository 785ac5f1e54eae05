package org.apieval.core.constraint;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Quantities by their names, as constraints state them. Immutable and thread-safe. */
public final class Quantities {

  private final MetricNames metrics = new MetricNames(MetricTable.read());
  private final DatasetNames datasets = new DatasetNames(MetricTable.lines("datasets.txt"));

  /**
   * The quantity that is meant, under its standard names.
   *
   * @param metric any of the names of a metric; empty is returned where it is no metric's
   * @param dataset as written; blank for none
   * @param part as written; blank for none
   */
  public Optional<Measure.Quantity> of(String metric, String dataset, String part) {
    Optional<DatasetNames.Dataset> named = datasets.named(dataset);
    String ofSet = named.map(DatasetNames.Dataset::part).orElse("");
    About about = About.NOTHING.in(ofSet).in(part.toLowerCase(Locale.ROOT));
    return metrics
        .find(metric)
        .filter(found -> PartWords.of(found.rest()).isEmpty())
        .filter(found -> !found.typeOf(Optional.empty()).complement())
        .map(found -> quantity(found, named.map(DatasetNames.Dataset::name), about.part()));
  }

  private static Measure.Quantity quantity(
      NamedMetric metric, Optional<String> dataset, String part) {
    MetricType type = metric.typeOf(Optional.empty());
    boolean ofModel = type.scale().isOfModel();
    return new Measure.Quantity(
        ofModel ? Optional.empty() : dataset,
        ofModel ? "" : part,
        metric.name(type),
        type.scale().unit(),
        type.direction());
  }

  /** Examples of metrics, for messages. */
  public static List<String> examples() {
    return List.of(
        "top-1 accuracy", "accuracy", "mAP", "mIoU", "F1", "word error rate", "parameters");
  }
}
