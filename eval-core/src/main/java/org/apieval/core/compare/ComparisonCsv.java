package org.apieval.core.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apieval.core.report.Csv;
import org.apieval.core.report.Numbers;

/**
 * Comparisons as comma-separated values, a hub and pair a line. Differences are shares, not points.
 * Stateless and thread-safe.
 */
public final class ComparisonCsv implements ComparisonFormat {

  @Override
  public String render(Comparisons comparisons) {
    List<Map<String, Object>> rows =
        comparisons.all().stream().map(one -> row(comparisons.runs(), one)).toList();
    return Csv.render(rows.get(0).keySet(), rows);
  }

  private static Map<String, Object> row(List<String> runs, Comparison one) {
    PairedTest test = one.test();
    PairedTest.Interval interval = test.interval();
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("hub", one.hub());
    row.put("first", runs.get(one.first()));
    row.put("second", runs.get(one.second()));
    row.put("n", test.n());
    row.put("first_correct", one.pairing().first().numerator());
    row.put("second_correct", one.pairing().second().numerator());
    row.put("difference", Numbers.decimal(test.difference()));
    row.put("low", Numbers.decimal(interval.low()));
    row.put("high", Numbers.decimal(interval.high()));
    row.put("gained", test.gained());
    row.put("lost", test.lost());
    row.put("p", ComparisonJson.p(test.mcNemar()));
    row.put("p_holm", ComparisonJson.p(one.adjusted()));
    row.put("conclusion", one.conclusion().id());
    row.put("unscored", one.pairing().unscored());
    row.put("apart", one.pairing().apart());
    return row;
  }
}
