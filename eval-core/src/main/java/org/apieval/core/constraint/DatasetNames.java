package org.apieval.core.constraint;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Knows data sets by their names. Immutable and thread-safe. */
final class DatasetNames {

  /** What a figure on a data set is if nobody says. */
  enum Usual {
    ACCURACY,
    OTHER,
    UNKNOWN
  }

  /**
   * A data set.
   *
   * @param name the standard name, or the name as written if it is not known
   * @param usual what figures on it usually are
   * @param part which part of it; blank if all
   */
  record Dataset(String name, Usual usual, String part) {}

  private record Known(String name, Usual usual) {}

  private static final Map<String, String> SPLITS =
      Map.of(
          "validation",
          "validation",
          "val",
          "validation",
          "valid",
          "validation",
          "dev",
          "validation",
          "development",
          "validation",
          "test",
          "test",
          "eval",
          "validation");

  private static final List<String> FILLERS = List.of("dataset", "benchmark", "corpus", "set");

  private static final List<String> NO_NAME =
      List.of(
          "na",
          "none",
          "null",
          "unknown",
          "custom",
          "customdataset",
          "validationmetrics",
          "trainingdata");

  private static final String MANY =
      "(?i)(?:not|various|multiple|several|different|many|common (?:benchmark|data)\\w*"
          + "|\\d+ (?:distinct|diverse))\\b.*";

  /** What is longer names more than a data set. */
  private static final int LONGEST = 500;

  private final Map<String, Known> known = new HashMap<>();

  DatasetNames(List<String[]> table) {
    for (String[] cells : table) {
      String name = cells[0].strip();
      Known dataset = new Known(name, Usual.valueOf(cells[1].strip().toUpperCase(Locale.ROOT)));
      known.put(fold(name), dataset);
      Arrays.stream(cells[2].split(","))
          .map(DatasetNames::fold)
          .filter(spelling -> !spelling.isEmpty())
          .forEach(spelling -> known.put(spelling, dataset));
    }
  }

  /** A well-known data set; empty if it is not one. */
  Optional<Dataset> known(String text) {
    if (text.length() > LONGEST) {
      return Optional.empty();
    }
    Known whole = known.get(fold(text));
    if (whole != null) {
      return Optional.of(new Dataset(whole.name(), whole.usual(), ""));
    }
    List<String> words = List.of(text.strip().split("[\\s()_-]+"));
    String part =
        words.stream()
            .map(word -> SPLITS.get(word.toLowerCase(Locale.ROOT)))
            .filter(split -> split != null)
            .distinct()
            .collect(Collectors.joining(" "));
    String name = words.stream().filter(word -> !isFiller(word)).collect(Collectors.joining(" "));
    Known stripped = known.get(fold(name));
    return stripped == null
        ? Optional.empty()
        : Optional.of(new Dataset(stripped.name(), stripped.usual(), part));
  }

  /** The data set of that name, known or not; empty if it is none, such as {@code N/A}. */
  Optional<Dataset> named(String text) {
    String name = text.strip();
    if (fold(name).isEmpty() || NO_NAME.contains(fold(name)) || name.matches(MANY)) {
      return Optional.empty();
    }
    return known(name).or(() -> Optional.of(new Dataset(name, Usual.UNKNOWN, "")));
  }

  /** The part of a data set that a word or two name; empty if they don't. */
  static Optional<String> split(String text) {
    String word = text.strip().toLowerCase(Locale.ROOT).replaceAll("[\\s_-]*set$", "");
    return Optional.ofNullable(SPLITS.get(word));
  }

  private static boolean isFiller(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    return SPLITS.containsKey(lower) || FILLERS.contains(lower);
  }

  private static String fold(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
  }
}
