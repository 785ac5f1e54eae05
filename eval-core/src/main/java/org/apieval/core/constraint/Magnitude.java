package org.apieval.core.constraint;

import java.math.BigDecimal;

/** Writes large numbers as people do. Stateless and thread-safe. */
final class Magnitude {

  private static final int BILLION = 9;
  private static final int MILLION = 6;
  private static final int THOUSAND = 3;

  private Magnitude() {}

  /** {@code 25.6 million}. */
  static String words(BigDecimal value) {
    return switch (power(value)) {
      case BILLION -> scaled(value, BILLION) + " billion";
      case MILLION -> scaled(value, MILLION) + " million";
      default -> value.toPlainString();
    };
  }

  /** {@code 4.1 G}. */
  static String letter(BigDecimal value) {
    return switch (power(value)) {
      case BILLION -> scaled(value, BILLION) + " G";
      case MILLION -> scaled(value, MILLION) + " M";
      default -> value.toPlainString() + " ";
    };
  }

  private static int power(BigDecimal value) {
    int digits = value.precision() - value.scale();
    return digits > BILLION ? BILLION : digits > MILLION ? MILLION : THOUSAND;
  }

  private static String scaled(BigDecimal value, int power) {
    return Measure.plain(value.scaleByPowerOfTen(-power)).toPlainString();
  }
}
