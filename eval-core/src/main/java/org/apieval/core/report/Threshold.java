package org.apieval.core.report;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.Suggestion;

/**
 * The least that a rate must reach, for use in continuous integration. Immutable and thread-safe.
 *
 * @param metric which rate
 * @param minimum 0 to 1
 */
public record Threshold(Metric metric, BigDecimal minimum) {

  /**
   * Reads {@code accuracy=0.8} or {@code accuracy=80%}.
   *
   * @throws EvalException USER saying what is wrong; an unknown metric lists the known ones
   */
  public static Threshold parse(String option) {
    int equals = option.indexOf('=');
    if (equals < 0) {
      throw EvalException.user(
          "a threshold is written METRIC=VALUE, such as accuracy=0.8, not \"%s\""
              .formatted(Printable.text(option, 60)));
    }
    Metric metric = metric(option.substring(0, equals).strip());
    return new Threshold(metric, minimum(option.substring(equals + 1).strip()));
  }

  /** Whether a summary reaches it; compared without rounding. A rate of nothing counts as 0. */
  public boolean met(Summary summary) {
    Rate rate = metric.of(summary);
    if (rate.denominator() == 0) {
      return minimum.signum() == 0;
    }
    BigDecimal needed = minimum.multiply(BigDecimal.valueOf(rate.denominator()));
    return BigDecimal.valueOf(rate.numerator()).compareTo(needed) >= 0;
  }

  /** The threshold as it is written, {@code accuracy=0.8}. */
  @Override
  public String toString() {
    return metric.id() + "=" + minimum.toPlainString();
  }

  private static Metric metric(String name) {
    String id = name.toLowerCase(Locale.ROOT).replace('-', '_');
    List<String> known = Metric.thresholdIds();
    if (!known.contains(id)) {
      throw EvalException.user(
          "no threshold for \"%s\"; there is: %s%s"
              .formatted(
                  Printable.text(name, 60), String.join(", ", known), Suggestion.hint(id, known)));
    }
    return Metric.valueOf(id.toUpperCase(Locale.ROOT));
  }

  private static BigDecimal minimum(String text) {
    boolean percent = text.endsWith("%");
    String digits = percent ? text.substring(0, text.length() - 1).strip() : text;
    // Exponents are kept out: 1e999999999 would take gigabytes to write down.
    if (digits.length() <= 30 && digits.matches("\\d+(\\.\\d*)?|\\.\\d+")) {
      BigDecimal number = new BigDecimal(digits);
      BigDecimal value = percent ? number.movePointLeft(2) : number;
      if (value.compareTo(BigDecimal.ONE) <= 0) {
        return value;
      }
    }
    throw EvalException.user(
        "a threshold is a number from 0 to 1, or from 0% to 100%, not \"{text}\""
            .replace("{text}", Printable.text(text, 60)));
  }
}
