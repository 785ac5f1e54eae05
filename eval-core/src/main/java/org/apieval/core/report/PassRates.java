package org.apieval.core.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.Verdict;

/**
 * What asking a question several times comes to: the share of questions that at least one of k
 * answers gets right (pass@k), and that all of k do (pass^k). Both are estimated without bias from
 * all answers to a question, as in section 2.1 of "Evaluating Large Language Models Trained on
 * Code" (arXiv 2107.03374) and section 3 of "tau-bench" (arXiv 2406.12045).
 *
 * @param k how many answers, 1 and up
 * @param passAtK mean over the questions, with its 95 % interval
 * @param passAllK the same for all of k
 * @param questions how many questions have at least k answers
 */
public record PassRates(int k, Estimate passAtK, Estimate passAllK, int questions) {

  private static final double NORMAL_975 = 1.959963984540054;

  /**
   * A mean over questions with its 95 % Wilson score interval, the questions taken for its trials.
   * Values between 0 and 1 vary less than trials do, so that the interval is wide rather than
   * narrow.
   *
   * @param mean 0 to 1
   * @param low 0 and up
   * @param high at most 1
   */
  public record Estimate(double mean, double low, double high) {

    static Estimate of(List<Double> values) {
      int n = values.size();
      if (n == 0) {
        return new Estimate(0, 0, 1);
      }
      double mean = values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
      double z2 = NORMAL_975 * NORMAL_975;
      double centre = mean + z2 / (2 * n);
      double spread = NORMAL_975 * Math.sqrt(mean * (1 - mean) / n + z2 / (4.0 * n * n));
      double scale = 1 + z2 / n;
      return new Estimate(
          mean, Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale));
    }
  }

  /** The rates for k, from verdicts in any order; unscored answers are left out. */
  public static PassRates of(int k, Collection<ScoredAnswer> verdicts) {
    Map<String, int[]> counts = new LinkedHashMap<>(); // answers, correct ones
    for (ScoredAnswer verdict : verdicts) {
      if (verdict.verdict() != Verdict.UNSCORED) {
        int[] count = counts.computeIfAbsent(verdict.answer().questionId(), id -> new int[2]);
        count[0]++;
        count[1] += verdict.verdict() == Verdict.CORRECT ? 1 : 0;
      }
    }
    List<Double> any = new ArrayList<>();
    List<Double> all = new ArrayList<>();
    for (int[] count : counts.values()) {
      if (count[0] >= k) {
        any.add(1 - drawn(count[0] - count[1], count[0], k));
        all.add(drawn(count[1], count[0], k));
      }
    }
    return new PassRates(k, Estimate.of(any), Estimate.of(all), any.size());
  }

  /** The chance that k drawn of n, none twice, are all among the chosen ones. */
  private static double drawn(int chosen, int n, int k) {
    double chance = 1;
    for (int draw = 0; draw < k; draw++) {
      chance *= Math.max(0, chosen - draw) / (double) (n - draw);
    }
    return chance;
  }
}
