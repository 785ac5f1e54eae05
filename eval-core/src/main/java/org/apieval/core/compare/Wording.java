package org.apieval.core.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apieval.core.Printable;

/** A comparison in sentences and lists of plain text. Stateless and thread-safe. */
final class Wording {

  private static final int PERCENT = 100;
  private static final double LEAST_SHOWN_P = 0.0001;
  private static final double LEAST_SHOWN_POINTS = 0.05;
  private static final String NONE = "0.0";
  private static final int DOMAINS = 5;
  private static final int LONGEST_NAME = 60;

  private Wording() {}

  /** Which run is better, by how much. */
  static String difference(Comparison one) {
    PairedTest test = one.test();
    String first = RunLabels.letter(one.first());
    String second = RunLabels.letter(one.second());
    if (test.gained() == test.lost()) {
      return "%s has as many correct answers as %s (95 %% interval %s)."
          .formatted(second, first, interval(test));
    }
    return "%s has %s points %s correct answers than %s (95 %% interval %s)."
        .formatted(
            second,
            points(Math.abs(test.difference())),
            test.difference() > 0 ? "more" : "fewer",
            first,
            interval(test));
  }

  /** The interval as seen in the direction of the difference. */
  private static String interval(PairedTest test) {
    boolean fewer = test.difference() < 0;
    PairedTest.Interval interval = test.interval();
    double low = fewer ? -interval.high() : interval.low();
    double high = fewer ? -interval.low() : interval.high();
    return low < 0
        ? "%s %s to %s %s"
            .formatted(plain(-low), fewer ? "more" : "fewer", plain(high), fewer ? "fewer" : "more")
        : plain(low) + " to " + plain(high);
  }

  /** Whether chance explains it. */
  static String evidence(Comparison one, int tests) {
    String says =
        one.conclusion() == Comparison.Conclusion.NOT_SHOWN
            ? "Chance alone may do that"
            : "Chance alone would hardly do that";
    return "%s: exact McNemar test, p %s%s."
        .formatted(
            says,
            p(one.test().mcNemar()),
            tests == 1
                ? ""
                : "; by Holm's correction for %d tests, p %s".formatted(tests, p(one.adjusted())));
  }

  /** What the reader must know of the questions; empty for nothing. */
  static List<String> notes(Comparison one) {
    List<String> notes = new ArrayList<>();
    Pairing pairing = one.pairing();
    if (pairing.unscored() > 0) {
      notes.add("Left out: %s without a verdict of both.".formatted(questions(pairing.unscored())));
    }
    if (pairing.apart() > 0) {
      notes.add(
          "Left out: %d answers to questions that only one of them has."
              .formatted(pairing.apart()));
    }
    if (!one.differentData().isEmpty()) {
      notes.add("Caution: they were judged by different %s.".formatted(one.differentData()));
    }
    if (pairing.repeated()) {
      notes.add(
          "Caution: questions were asked several times, and each answer counts as a question of its"
              + " own: the interval is too narrow and p too small.");
    }
    return notes;
  }

  /** The items of a count, each with its number. */
  static List<String> items(Map<String, Integer> counts) {
    return counts.entrySet().stream()
        .map(
            one ->
                RunLabels.shortened(Printable.text(one.getKey()), LONGEST_NAME)
                    + " "
                    + one.getValue())
        .toList();
  }

  /** The most frequent domains, and the rest together. */
  static List<String> domains(Map<String, Integer> counts) {
    List<String> all = items(counts);
    if (all.size() <= DOMAINS + 1) {
      return all;
    }
    List<String> shown = new ArrayList<>(all.subList(0, DOMAINS));
    int rest = counts.values().stream().skip(DOMAINS).mapToInt(Integer::intValue).sum();
    shown.add("%d others %d".formatted(all.size() - DOMAINS, rest));
    return shown;
  }

  /** How many questions, {@code 1 question}. */
  static String questions(int count) {
    return count + (count == 1 ? " question" : " questions");
  }

  /** A difference in points, with its sign unless it is none. */
  static String signed(double difference) {
    String shown = String.format(Locale.ROOT, "%+.1f", PERCENT * difference);
    return shown.substring(1).equals(NONE) ? NONE : shown;
  }

  /** {@code = 0.0312} or {@code < 0.0001}. */
  static String p(double value) {
    return value < LEAST_SHOWN_P ? "< 0.0001" : String.format(Locale.ROOT, "= %.4f", value);
  }

  private static String points(double size) {
    return PERCENT * size < LEAST_SHOWN_POINTS ? "less than 0.1" : plain(size);
  }

  private static String plain(double size) {
    return String.format(Locale.ROOT, "%.1f", PERCENT * size + 0.0); // no minus before zero
  }
}
