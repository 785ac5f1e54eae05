package org.apieval.core.compare;

import org.apache.commons.statistics.distribution.BinomialDistribution;

/**
 * What two runs' answers to the same questions say about which run is better. Only questions that
 * one of them alone gets right tell anything. Immutable and thread-safe.
 *
 * @param n how many questions, 1 and up
 * @param gained those that only the second run gets right
 * @param lost those that only the first run gets right
 */
public record PairedTest(int n, int gained, int lost) {

  private static final double FAIR = 0.5;

  /**
   * A range of differences.
   *
   * @param low -1 and up
   * @param high at most 1
   */
  public record Interval(double low, double high) {}

  public PairedTest {
    if (n < 1 || gained < 0 || lost < 0 || gained + lost > n) {
      throw new IllegalArgumentException("%d and %d of %d".formatted(gained, lost, n));
    }
  }

  /** How much larger the second run's accuracy is, -1 to 1. */
  public double difference() {
    return (double) (gained - lost) / n;
  }

  /**
   * The exact two-sided McNemar test: how probable so uneven a split of the differing questions, or
   * a more uneven one, is where both runs are equally good. 1 where no question differs.
   */
  public double mcNemar() {
    int differing = gained + lost;
    if (differing == 0) {
      return 1;
    }
    double tail =
        BinomialDistribution.of(differing, FAIR).cumulativeProbability(Math.min(gained, lost));
    return Math.min(1, 2 * tail);
  }

  /** The 95 % interval of {@link #difference}, see {@link Resampling}. */
  public Interval interval() {
    return Resampling.interval(this);
  }
}
