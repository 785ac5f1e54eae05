package org.apieval.core.retrieve;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apieval.core.report.Csv;
import org.apieval.core.report.Numbers;
import org.apieval.core.retrieve.RetrievalSummary.Hit;

/**
 * Comma-separated values: one line a hub and retriever. Each share has its value and its numerator
 * ({@code _count}); the denominator of all is {@code n}. What was not measured is blank. Stateless
 * and thread-safe.
 */
public final class RetrievalCsv implements RetrievalFormat {

  @Override
  public String render(List<RetrievalSummary> summaries) {
    return Csv.render(columns(), summaries.stream().map(RetrievalCsv::cells).toList());
  }

  private static Set<String> columns() {
    Set<String> columns = new LinkedHashSet<>(List.of("hub", "retriever", "upper_bound", "n"));
    for (Criterion criterion : Criterion.values()) {
      for (int cutoff : RetrievalMeasure.CUTOFFS) {
        String id = new Hit(criterion, cutoff).id();
        columns.add(id);
        columns.add(id + "_count");
      }
      columns.add(criterion.id() + "_mrr");
    }
    columns.add("seconds");
    return columns;
  }

  private static Map<String, Object> cells(RetrievalSummary summary) {
    Map<String, Object> cells = new LinkedHashMap<>();
    cells.put("hub", summary.hub());
    cells.put("retriever", summary.retriever());
    cells.put("upper_bound", summary.upperBound());
    cells.put("n", summary.n());
    summary
        .hits()
        .forEach(
            (hit, rate) -> {
              cells.put(hit.id(), Numbers.decimal(rate.value()));
              cells.put(hit.id() + "_count", rate.numerator());
            });
    summary
        .reciprocalRank()
        .forEach((criterion, mean) -> cells.put(criterion.id() + "_mrr", Numbers.decimal(mean)));
    summary.time().ifPresent(time -> cells.put("seconds", time.toMillis() / 1000.0));
    return cells;
  }
}
