package org.apieval.core.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.text.similarity.LevenshteinDistance;
import org.apieval.api.hub.ApiKey;

/**
 * Finds the reference most like a call that matches none, so that a person sees the difference.
 * Compares a bounded number of references that share a word with the call, the rarest words first,
 * so that it costs the same however large the catalogue is. Immutable, thread-safe.
 */
public final class NearestReference {

  /** Enough to hold all variants of a model family. */
  private static final int MOST_COMPARED = 256;

  private static final int LONGEST_COMPARED = 300;

  private static final Pattern WORD_BORDER =
      Pattern.compile("[^\\p{L}\\p{N}]+|(?<=\\p{L})(?=\\p{N})|(?<=\\p{N})(?=\\p{L})");

  private final Map<String, List<Reference>> byWord = new HashMap<>();

  /**
   * @param references in catalogue order; those without a key are never found
   */
  public NearestReference(List<Reference> references) {
    for (Reference reference : references) {
      reference.keys().stream()
          .limit(1)
          .flatMap(NearestReference::words)
          .forEach(word -> file(word, reference));
    }
  }

  private void file(String word, Reference reference) {
    List<Reference> filed = byWord.computeIfAbsent(word, absent -> new ArrayList<>(2));
    if (filed.size() <= MOST_COMPARED) { // one more tells that the word is too common
      filed.add(reference);
    }
  }

  /** Its function, and each word of its values, each once. */
  private static Stream<String> words(ApiKey key) {
    Stream<String> values =
        key.parts().stream()
            .flatMap(part -> Stream.concat(Stream.of(part.value()), split(part.value())))
            .map(NearestReference::fold)
            .filter(word -> word.length() > 1);
    return Stream.concat(Stream.of(key.function()), values).distinct();
  }

  private static Stream<String> split(String value) {
    return WORD_BORDER.splitAsStream(shorten(value));
  }

  private static String fold(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private static String shorten(String text) {
    return text.substring(0, Math.min(text.length(), LONGEST_COMPARED));
  }

  /** The reference nearest to a key; empty where none shares as much as a word. */
  public Optional<Reference> find(ApiKey key) {
    String wanted = shorten(key.toString());
    return compared(key)
        .min(
            Comparator.<Reference>comparingInt(
                    reference -> distance(fold(wanted), fold(text(reference))))
                .thenComparingInt(reference -> distance(wanted, text(reference)))
                .thenComparingInt(reference -> reference.entry().line()));
  }

  /** The references to compare a key with: at most {@link #MOST_COMPARED}. */
  Stream<Reference> compared(ApiKey key) {
    Map<Integer, Reference> chosen = new LinkedHashMap<>();
    words(key)
        .map(word -> byWord.getOrDefault(word, List.of()))
        .sorted(Comparator.comparingInt(List::size))
        .flatMap(List::stream)
        .takeWhile(reference -> chosen.size() < MOST_COMPARED)
        .forEach(reference -> chosen.putIfAbsent(reference.entry().line(), reference));
    return chosen.values().stream();
  }

  private static String text(Reference reference) {
    return shorten(reference.keys().get(0).toString());
  }

  private static int distance(String left, String right) {
    return LevenshteinDistance.getDefaultInstance().apply(left, right);
  }
}
