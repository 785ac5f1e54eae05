package org.apieval.core.retrieve;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Python's {@code repr} of a float: the fewest digits that read back as the same number. {@link
 * Double#toString} gives more of them before Java 19. Stateless and thread-safe.
 */
final class PythonFloat {

  /** Enough digits to tell any two doubles apart. */
  private static final int MOST_DIGITS = 17;

  /** Powers of ten from which on Python writes an exponent, and below which. */
  private static final int LARGE = 16;

  private static final int SMALL = -4;

  private PythonFloat() {}

  /** The text, such as {@code 74.58}, {@code 1e+16}, {@code nan}. */
  static String repr(double value) {
    if (Double.isNaN(value)) {
      return "nan";
    }
    String sign = Double.doubleToRawLongBits(value) < 0 ? "-" : "";
    double size = Math.abs(value);
    if (Double.isInfinite(size)) {
      return sign + "inf";
    }
    return sign + (size == 0 ? "0.0" : layout(shortest(size)));
  }

  private static BigDecimal shortest(double value) {
    BigDecimal exact = new BigDecimal(value);
    return IntStream.rangeClosed(1, MOST_DIGITS)
        .boxed()
        .flatMap(digits -> nearest(exact, digits, value).stream())
        .findFirst()
        .orElse(exact);
  }

  /** Of the two neighbours with so many digits, the closer one that reads back as the number. */
  private static java.util.Optional<BigDecimal> nearest(
      BigDecimal exact, int digits, double value) {
    return Stream.of(RoundingMode.HALF_EVEN, RoundingMode.DOWN, RoundingMode.UP)
        .map(mode -> exact.round(new MathContext(digits, mode)))
        .filter(rounded -> rounded.doubleValue() == value)
        .findFirst();
  }

  private static String layout(BigDecimal value) {
    BigDecimal stripped = value.stripTrailingZeros();
    int exponent = stripped.precision() - stripped.scale() - 1;
    if (exponent < SMALL || exponent >= LARGE) {
      String digits = stripped.unscaledValue().toString();
      String mantissa =
          digits.length() == 1 ? digits : digits.charAt(0) + "." + digits.substring(1);
      return "%se%s%02d".formatted(mantissa, exponent < 0 ? "-" : "+", Math.abs(exponent));
    }
    String plain = stripped.toPlainString();
    return plain.indexOf('.') < 0 ? plain + ".0" : plain;
  }
}
