package org.apieval.core.constrained;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.apieval.core.constraint.Bound;

/** Finds limits that people would name. Stateless and thread-safe. */
final class RoundLimit {

  private static final BigDecimal[] STEPS = {
    BigDecimal.TEN, BigDecimal.valueOf(5), BigDecimal.valueOf(2), BigDecimal.ONE
  };

  private RoundLimit() {}

  /**
   * The roundest limit that allows one value and not the other.
   *
   * @param good on the right side of the bound
   * @param bad on the wrong side of it
   */
  static BigDecimal between(Bound bound, BigDecimal good, BigDecimal bad) {
    boolean down = bound == Bound.AT_LEAST || bound == Bound.BELOW;
    // The limit may equal this value, but not the other one.
    BigDecimal start = bound == Bound.AT_LEAST || bound == Bound.AT_MOST ? good : bad;
    int exponent = Math.max(good.precision() - good.scale(), bad.precision() - bad.scale());
    for (int power = exponent; ; power--) {
      for (BigDecimal unit : STEPS) {
        BigDecimal step = unit.scaleByPowerOfTen(power - 1);
        BigDecimal limit =
            start.divide(step, 0, down ? RoundingMode.FLOOR : RoundingMode.CEILING).multiply(step);
        if (bound.allows(good, limit) && !bound.allows(bad, limit)) {
          return limit;
        }
      }
    }
  }
}
