package org.apieval.core.constraint;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds figures in text: numbers that stand for themselves. Numbers that are part of a name, such
 * as those of {@code ResNet-50}, {@code 224x224}, {@code v1.5}, {@code top-5} and {@code mAP@0.5},
 * are none. Stateless and thread-safe.
 */
final class Figures {

  /** How a figure is meant. */
  enum Kind {
    EXACT,
    /** From one value to another. */
    RANGE,
    /** At least, at most. */
    BOUND,
    /** By how much something changed. */
    DIFFERENCE
  }

  /** A figure and where it stands, from {@code start} to before {@code end}. */
  record Found(Figure figure, Kind kind, int start, int end) {}

  private static final String DIGITS =
      "(?:[1-9]\\d{0,2}(?:,\\d{3})+(?![\\d,])|\\d+)(?:\\.\\d+)?(?:[eE][+-]?\\d{1,2})?|\\.\\d+"
          + "|[1-9]\\d*,\\d{1,2}(?![\\d,])|0,\\d+";

  /** A comma in the place of the point, as in 80,4 %. */
  private static final Pattern DECIMAL_COMMA = Pattern.compile("[1-9]\\d*,\\d{1,2}|0,\\d+");

  private static final String UNIT =
      "(?:\\s?(?<unit>(?i:" + Units.pattern() + "))(?![\\p{L}\\p{N}_/@]))?";

  private static final Pattern FIGURE =
      Pattern.compile(
          "(?<![\\p{L}\\p{N}_@./#$€^\\[-])(?<!\\.\\d{1,2}:)(?<bound>[<>≤≥]=?\\s*)?(?<sign>[+\\-−])?(?<number>"
              + DIGITS
              + ")"
              + UNIT
              + "(?<spread>\\s*(?:\\+/-|±|\\+-)\\s*[\\d.]+%?)?"
              + "(?<range>\\s*(?:-|–|to|\\.\\.)\\s*(?:\\d+(?:\\.\\d+)?)"
              + UNIT.replace("<unit>", "<upper>")
              + ")?(?<more>\\+|\\s+or (?:more|better|less))?"
              + "(?![\\p{L}\\p{N}_@/^+×-]|[.,:]\\.?\\d|['’])");

  private Figures() {}

  /** All figures of a text in order. */
  static List<Found> in(String text) {
    List<Found> all = new ArrayList<>();
    Matcher matcher = FIGURE.matcher(text);
    while (matcher.find()) {
      all.add(new Found(figure(matcher), kind(matcher), matcher.start(), matcher.end()));
    }
    return all;
  }

  /** The figure that a text is, and nothing else. */
  static Optional<Found> whole(String text) {
    String stripped = text.strip();
    return in(stripped).stream()
        .filter(found -> found.start() == 0 && found.end() == stripped.length())
        .findFirst();
  }

  private static Figure figure(Matcher matcher) {
    String written = matcher.group("number");
    boolean decimalComma = DECIMAL_COMMA.matcher(written).matches();
    BigDecimal number = new BigDecimal(written.replace(",", decimalComma ? "." : ""));
    String sign = matcher.group("sign");
    boolean negative = sign != null && !sign.equals("+");
    String unit = Optional.ofNullable(matcher.group("unit")).flatMap(Units::of).orElse("");
    if (unit.isEmpty()) {
      unit = Optional.ofNullable(matcher.group("upper")).flatMap(Units::of).orElse("");
    }
    return new Figure(negative ? number.negate() : number, unit);
  }

  private static Kind kind(Matcher matcher) {
    if (matcher.group("range") != null) {
      return Kind.RANGE;
    }
    if (matcher.group("bound") != null || matcher.group("more") != null) {
      return Kind.BOUND;
    }
    return "+".equals(matcher.group("sign")) ? Kind.DIFFERENCE : Kind.EXACT;
  }
}
