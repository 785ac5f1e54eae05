package org.apieval.core;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Finds the known name that a user may have meant. Stateless and thread-safe. */
public final class Suggestion {

  private Suggestion() {}

  /**
   * The known name closest to a wanted one, case aside.
   *
   * @param wanted what the user wrote
   * @param known what there is; of two equally close names the first is taken
   * @return empty where none is close: more than a third of the wanted name would have to change,
   *     and more than two letters (one in a name of up to three), which is what a swap takes
   */
  public static Optional<String> closest(String wanted, Collection<String> known) {
    int limit = Math.max(wanted.length() > 3 ? 2 : 1, wanted.length() / 3);
    LevenshteinDistance distance = new LevenshteinDistance(limit);
    record Near(String name, int distance) {}
    return known.stream()
        .map(name -> new Near(name, distance.apply(fold(wanted), fold(name))))
        .filter(near -> near.distance() >= 0) // -1 stands for "above the limit"
        .min(Comparator.comparingInt(Near::distance))
        .map(Near::name);
  }

  /** The closest name as the end of a message, {@code "; did you mean torchhub?"}, or nothing. */
  public static String hint(String wanted, Collection<String> known) {
    return closest(wanted, known)
        .map(name -> "; did you mean " + Printable.text(name) + "?")
        .orElse("");
  }

  private static String fold(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
