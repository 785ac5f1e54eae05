package org.apieval.core.constraint;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** What the words beside a metric's name say of its figure. Stateless and thread-safe. */
final class PartWords {

  private static final Set<String> FILLERS =
      Set.of(
          "score",
          "scores",
          "rate",
          "value",
          "values",
          "coefficient",
          "metric",
          "of",
          "the",
          "in",
          "overall",
          "result",
          "performance",
          "percentage",
          "%",
          "a",
          "an",
          "is",
          "at",
          "was",
          "for",
          "with",
          "coefficients",
          "on",
          "set");

  private PartWords() {}

  /** The words that tell a part of the data, in lower case; blank if there is none. */
  static String of(String rest) {
    return Arrays.stream(rest.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}+%@]+"))
        .filter(word -> !word.isEmpty() && !FILLERS.contains(word))
        .map(word -> DatasetNames.split(word).orElse(word))
        .collect(Collectors.joining(" "));
  }
}
