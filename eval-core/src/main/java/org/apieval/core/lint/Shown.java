package org.apieval.core.lint;

import java.util.List;
import java.util.stream.Collectors;
import org.apieval.core.Printable;
import org.apieval.core.dataset.Places;

/** Puts foreign text and line numbers into messages. Stateless and thread-safe. */
final class Shown {

  private static final int LONGEST_TEXT = 100;
  private static final int MOST_SHOWN = 6;

  private Shown() {}

  /** A foreign text in double quotes, safe and not too long. */
  static String text(String foreign) {
    return '"' + plain(foreign) + '"';
  }

  /** A foreign text, safe and not too long. */
  static String plain(String foreign) {
    return Printable.text(foreign, LONGEST_TEXT);
  }

  /**
   * {@code line 3}, or {@code lines 3, 7 and 12}, or of several files {@code a.json:3 and
   * b.json:7}; of many only the first.
   */
  static String lines(List<Integer> lines, Places places) {
    if (!places.isOneFile()) {
      return list(
          lines.stream()
              .map(places::of)
              .map(place -> plain(place.file()) + ":" + (place.line() + 1))
              .toList());
    }
    List<String> shown = lines.stream().limit(MOST_SHOWN).map(line -> "" + (line + 1)).toList();
    return (lines.size() == 1 ? "line " : "lines ") + enumerate(shown, lines.size());
  }

  /** {@code a, b and c}; of many only the first. */
  static String list(List<String> all) {
    return enumerate(all.stream().limit(MOST_SHOWN).toList(), all.size());
  }

  private static String enumerate(List<String> shown, int total) {
    if (total > shown.size()) {
      return String.join(", ", shown) + " and " + (total - shown.size()) + " more";
    }
    int last = shown.size() - 1;
    return last < 1
        ? String.join("", shown)
        : shown.stream().limit(last).collect(Collectors.joining(", ")) + " and " + shown.get(last);
  }

  /** {@code 1 answer}, {@code 2 answers}. */
  static String count(long number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }
}
