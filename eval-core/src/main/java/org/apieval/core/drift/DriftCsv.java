package org.apieval.core.drift;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apieval.core.drift.DriftSummary.Row;
import org.apieval.core.report.Csv;
import org.apieval.core.report.Numbers;
import org.apieval.core.report.Rate;

/**
 * Comma-separated values: one line a run and kind of change. Each share has its value, its
 * numerator ({@code _count}) and its interval ({@code _low}, {@code _high}); the denominator is
 * {@code n}. Stateless and thread-safe.
 */
public final class DriftCsv implements DriftFormat {

  @Override
  public String render(List<DriftSummary> summaries) {
    List<Map<String, Object>> rows =
        DriftSummary.rows(summaries).stream().map(DriftCsv::cells).toList();
    return Csv.render(columns(), rows);
  }

  private static Set<String> columns() {
    Set<String> columns = new LinkedHashSet<>(List.of("hub", "answers", "change", "n"));
    for (Outcome outcome : Outcome.JUDGED) {
      for (String part : List.of("", "_count", "_low", "_high")) {
        columns.add(outcome.id() + part);
      }
    }
    columns.addAll(List.of("unscored", "shown_count", "shown_of"));
    return columns;
  }

  private static Map<String, Object> cells(Row row) {
    DriftCounts counts = row.counts();
    Map<String, Object> cells = new LinkedHashMap<>();
    cells.put("hub", row.hub());
    cells.put("answers", row.answers());
    cells.put("change", row.change());
    cells.put("n", counts.n());
    for (Outcome outcome : Outcome.JUDGED) {
      Rate rate = counts.rate(outcome);
      cells.put(outcome.id(), Numbers.decimal(rate.value()));
      cells.put(outcome.id() + "_count", rate.numerator());
      cells.put(outcome.id() + "_low", Numbers.decimal(rate.interval().low()));
      cells.put(outcome.id() + "_high", Numbers.decimal(rate.interval().high()));
    }
    cells.put("unscored", counts.count(Outcome.UNSCORED));
    cells.put("shown_count", counts.shown().numerator());
    cells.put("shown_of", counts.shown().denominator());
    return cells;
  }
}
