package org.apieval.core.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/** How rates are written. Stateless and thread-safe. */
public final class Numbers {

  /** Decimals in files: more than any count of answers can tell apart, and alike on every JVM. */
  private static final int DECIMALS = 6;

  private Numbers() {}

  /** For programs: {@code 0.849462}. */
  public static BigDecimal decimal(double value) {
    return BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_UP);
  }

  /** For people: {@code 84.9%}; a dash where there was nothing to count. */
  public static String percent(Rate rate) {
    return rate.denominator() == 0 ? "-" : percentValue(rate.value()) + "%";
  }

  /** The interval for people, {@code 79.1-89.4}; empty where there was nothing to count. */
  public static String interval(Rate rate) {
    if (rate.denominator() == 0) {
      return "";
    }
    Rate.Interval interval = rate.interval();
    return percentValue(interval.low()) + "-" + percentValue(interval.high());
  }

  private static String percentValue(double value) {
    return String.format(Locale.ROOT, "%.1f", value * 100);
  }
}
