package org.apieval.core.report;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;

/**
 * A share of counted things, with what it was counted from. Immutable and thread-safe.
 *
 * @param numerator those that have the property, 0 and up
 * @param denominator all of them, at least the numerator; 0 where there was nothing to count
 */
public record Rate(long numerator, long denominator) {

  /** The share where there was nothing to count. */
  public static final Rate OF_NOTHING = new Rate(0, 0);

  /** One minus the confidence level of {@link #interval}. */
  private static final double ERROR_RATE = 0.05;

  /**
   * A range that holds the true share, given the confidence level.
   *
   * @param low 0 and up
   * @param high at most 1
   */
  public record Interval(double low, double high) {}

  public Rate {
    if (numerator < 0 || denominator < numerator) {
      throw new IllegalArgumentException("not a share: " + numerator + " of " + denominator);
    }
  }

  /** The share, 0 to 1; 0 where there was nothing to count, never NaN. */
  public double value() {
    return denominator == 0 ? 0 : (double) numerator / denominator;
  }

  /**
   * The 95 % Wilson score interval (E. B. Wilson, 1927), without continuity correction; all of 0 to
   * 1 where there was nothing to count.
   */
  public Interval interval() {
    if (denominator == 0) {
      return new Interval(0, 1);
    }
    var wilson =
        BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(
            Math.toIntExact(denominator), Math.toIntExact(numerator), ERROR_RATE);
    return new Interval(wilson.getLowerBound(), wilson.getUpperBound());
  }

  /** The share among the things of both counts. */
  public Rate plus(Rate other) {
    return new Rate(numerator + other.numerator, denominator + other.denominator);
  }
}
