package org.apieval.core.report;

import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apieval.core.score.ScorerId;

/**
 * What tables for people show: the rates that a scorer among their rows measures.
 *
 * @param scorers whether rows must say whose verdicts they count
 * @param metrics the rates, left to right
 */
record Shown(boolean scorers, List<Metric> metrics) {

  /** Answers seldom state a label, and programs get that rate anyway. */
  private static final Set<Metric> WANTED = EnumSet.complementOf(EnumSet.of(Metric.DOMAIN_LABEL));

  static Shown of(Collection<Summary> rows) {
    Set<ScorerId> scorers =
        rows.stream()
            .map(Summary::scorer)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(ScorerId.class)));
    if (scorers.isEmpty()) {
      scorers.add(ScorerId.AST);
    }
    Set<Metric> there =
        rows.stream().flatMap(row -> row.rates().keySet().stream()).collect(Collectors.toSet());
    return new Shown(
        !scorers.equals(EnumSet.of(ScorerId.AST)),
        WANTED.stream()
            .filter(metric -> scorers.stream().anyMatch(metric::isMeasuredBy))
            .filter(metric -> metric.isAlwaysThere() || there.contains(metric))
            .toList());
  }
}
