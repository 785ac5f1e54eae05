package org.apieval.core.report;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apieval.core.score.HallucinationKind;
import org.apieval.core.score.ScorerId;
import org.jspecify.annotations.Nullable;

/**
 * Comma-separated values as in RFC 4180: a header, one line a file and scorer, line ends CR LF.
 * Each rate has its value and its numerator ({@code _count}); the denominator of all is {@code n}.
 * What a scorer does not measure is blank; constraints have columns only where some question has
 * any. Stateless and thread-safe.
 */
public final class SummaryCsv implements SummaryFormat {

  private static final Set<String> COUNTS = Summary.empty("", ScorerId.AST).counts().keySet();

  @Override
  public String render(List<Summary> summaries) {
    List<Metric> metrics =
        Arrays.stream(Metric.values())
            .filter(
                metric ->
                    metric.isAlwaysThere()
                        || summaries.stream().anyMatch(one -> one.rates().containsKey(metric)))
            .toList();
    return Csv.render(
        cells(Summary.empty("", ScorerId.AST), metrics).keySet(),
        summaries.stream().map(summary -> cells(summary, metrics)).toList());
  }

  private static Map<String, Object> cells(Summary summary, List<Metric> metrics) {
    Map<String, Object> cells = new LinkedHashMap<>();
    cells.put("hub", summary.hub());
    cells.put("answers", summary.answers());
    cells.put("scorer", summary.scorer().id());
    cells.put("n", summary.n());
    for (Metric metric : metrics) {
      Rate rate = metric.of(summary);
      boolean measured =
          metric.isMeasuredBy(summary.scorer())
              && (metric.isAlwaysThere() || summary.rates().containsKey(metric));
      cells.put(metric.id(), measured ? Numbers.decimal(rate.value()) : "");
      cells.put(metric.id() + "_low", measured ? Numbers.decimal(rate.interval().low()) : "");
      cells.put(metric.id() + "_high", measured ? Numbers.decimal(rate.interval().high()) : "");
      cells.put(metric.id() + "_count", measured ? rate.numerator() : "");
    }
    Map<String, Long> counts = summary.counts();
    COUNTS.forEach(name -> cells.put(name, known(counts.get(name))));
    for (HallucinationKind kind : HallucinationKind.values()) {
      cells.put(kind.id(), known(summary.kinds().get(kind)));
    }
    return cells;
  }

  private static Object known(@Nullable Long count) {
    return count == null ? "" : count;
  }
}
