package org.apieval.core.drift;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.apieval.core.report.Rate;

/**
 * How often answers follow changes. Immutable and thread-safe.
 *
 * @param outcomes answers by outcome; an outcome that is missing has none
 * @param shown the share of questions that were asked with the changed document; of nothing where
 *     there is none, or nothing is known of it
 */
public record DriftCounts(Map<Outcome, Integer> outcomes, Rate shown) {

  public DriftCounts {
    outcomes = Map.copyOf(outcomes);
  }

  /** Counts answers. */
  static DriftCounts of(List<JudgedAnswer> answers) {
    Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
    answers.forEach(answer -> outcomes.merge(answer.outcome(), 1, Integer::sum));
    List<Boolean> shown = answers.stream().flatMap(answer -> answer.shown().stream()).toList();
    return new DriftCounts(
        outcomes, new Rate(shown.stream().filter(Boolean::booleanValue).count(), shown.size()));
  }

  /** How many answers have an outcome. */
  public int count(Outcome outcome) {
    return outcomes.getOrDefault(outcome, 0);
  }

  /** How many were judged: all but the unscored. */
  public int n() {
    return outcomes.values().stream().mapToInt(Integer::intValue).sum() - count(Outcome.UNSCORED);
  }

  /** The share of the judged answers that have an outcome. */
  public Rate rate(Outcome outcome) {
    return new Rate(count(outcome), n());
  }
}
