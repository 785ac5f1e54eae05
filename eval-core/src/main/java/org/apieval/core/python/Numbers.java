package org.apieval.core.python;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import org.apieval.api.call.Constant;

/** Number literals: where they end and what they are. */
final class Numbers {

  private static final int MAX_DIGITS = 4_300; // Python refuses longer decimals too

  private Numbers() {}

  /** The offset behind the number that starts at {@code start}. */
  static int end(String text, int start, int limit) {
    if (text.charAt(start) == '0' && start + 1 < limit) {
      int radix = radix(text.charAt(start + 1));
      if (radix != 10) {
        return digits(text, start + 2, limit, radix);
      }
    }
    int at = digits(text, start, limit, 10);
    if (at < limit && text.charAt(at) == '.') {
      at = digits(text, at + 1, limit, 10);
    }
    at = exponent(text, at, limit);
    boolean suffix = at < limit && "jJlL".indexOf(text.charAt(at)) >= 0;
    return suffix ? at + 1 : at;
  }

  private static int radix(char letter) {
    return switch (letter) {
      case 'x', 'X' -> 16;
      case 'o', 'O' -> 8;
      case 'b', 'B' -> 2;
      default -> 10;
    };
  }

  private static int digits(String text, int from, int limit, int radix) {
    int at = from;
    while (at < limit && isDigit(text.charAt(at), radix)) {
      at++;
    }
    return at;
  }

  private static boolean isDigit(char character, int radix) {
    return character == '_' || (character < 0x80 && Character.digit(character, radix) >= 0);
  }

  private static int exponent(String text, int at, int limit) {
    if (at >= limit || Character.toLowerCase(text.charAt(at)) != 'e') {
      return at;
    }
    int first = at + 1;
    if (first < limit && (text.charAt(first) == '+' || text.charAt(first) == '-')) {
      first++;
    }
    boolean digit = first < limit && text.charAt(first) >= '0' && text.charAt(first) <= '9';
    return digit ? digits(text, first, limit, 10) : at;
  }

  /** The value of a number literal without a sign. */
  static Constant decode(String literal) {
    String digits = literal.replace("_", "").toLowerCase(Locale.ROOT);
    int radix = digits.length() > 1 && digits.charAt(0) == '0' ? radix(digits.charAt(1)) : 10;
    if (radix != 10) {
      return new Constant(Constant.Kind.INT, integer(digits.substring(2), radix, digits));
    }
    if (digits.endsWith("j")) {
      String value = real(digits.substring(0, digits.length() - 1));
      return new Constant(Constant.Kind.COMPLEX, value.replaceFirst("\\.0$", "") + "j");
    }
    if (digits.indexOf('.') >= 0 || digits.indexOf('e') >= 0) {
      return new Constant(Constant.Kind.FLOAT, real(digits));
    }
    String plain = digits.endsWith("l") ? digits.substring(0, digits.length() - 1) : digits;
    return new Constant(Constant.Kind.INT, integer(plain, 10, plain));
  }

  private static String integer(String digits, int radix, String otherwise) {
    return digits.isEmpty() || digits.length() > MAX_DIGITS
        ? otherwise
        : new BigInteger(digits, radix).toString();
  }

  /** A float spelled as Python prints it. */
  private static String real(String digits) {
    double value = Double.parseDouble(digits);
    if (Double.isInfinite(value)) {
      return "1e999";
    }
    if (value == 0) {
      return "0.0";
    }
    BigDecimal shortest = shortest(value).stripTrailingZeros();
    int exponent = shortest.precision() - shortest.scale() - 1;
    if (exponent < -4 || exponent >= 16) {
      return scientific(shortest, exponent);
    }
    String plain = shortest.toPlainString();
    return plain.indexOf('.') < 0 ? plain + ".0" : plain;
  }

  /** The fewest digits that give this value; before Java 19 its own spelling may have more. */
  private static BigDecimal shortest(double value) {
    BigDecimal shortest = new BigDecimal(Double.toString(value)).stripTrailingZeros();
    BigDecimal exact = new BigDecimal(value);
    for (int digits = shortest.precision() - 1; digits > 0; digits--) {
      BigDecimal shorter = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
      if (shorter.doubleValue() != value) {
        break;
      }
      shortest = shorter;
    }
    return shortest;
  }

  private static String scientific(BigDecimal value, int exponent) {
    String digits = value.unscaledValue().toString();
    String mantissa = digits.length() == 1 ? digits : digits.charAt(0) + "." + digits.substring(1);
    String sign = exponent < 0 ? "-" : "+";
    return mantissa + "e" + sign + (Math.abs(exponent) < 10 ? "0" : "") + Math.abs(exponent);
  }
}
