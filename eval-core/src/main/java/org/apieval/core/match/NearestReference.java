package org.apieval.core.match;

import com.google.common.base.Strings;
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

  /** Enough to hold the variants of a model family. */
  private static final int MOST_COMPARED = 64;

  private static final int LONGEST_COMPARED = 200;

  /** Of short keys most may differ, of longer ones half. */
  private static final int MOST_DIFFERENT = 64;

  private static final Pattern WORD_BORDER =
      Pattern.compile("[^\\p{L}\\p{N}]+|(?<=\\p{L})(?=\\p{N})|(?<=\\p{N})(?=\\p{L})");

  private final Map<String, List<Entry>> byWord = new HashMap<>();

  /** A reference with its principal key as text, as it is and without regard to case. */
  private record Entry(Reference reference, String text, String folded) {

    boolean extendsKey(ApiKey key) {
      ApiKey own = reference.keys().get(0);
      int size = key.parts().size();
      return own.function().equals(key.function())
          && own.parts().size() > size
          && own.parts().subList(0, size).equals(key.parts());
    }

    static Entry of(Reference reference, ApiKey key) {
      String text = shorten(key.toString());
      return new Entry(reference, text, fold(text));
    }
  }

  /**
   * @param references in catalogue order; those without a key are never found
   */
  public NearestReference(List<Reference> references) {
    for (Reference reference : references) {
      if (!reference.keys().isEmpty()) {
        ApiKey key = reference.keys().get(0);
        Entry entry = Entry.of(reference, key);
        words(key).forEach(word -> file(word, entry));
      }
    }
  }

  private void file(String word, Entry entry) {
    List<Entry> filed = byWord.computeIfAbsent(word, absent -> new ArrayList<>(2));
    if (filed.size() <= MOST_COMPARED) { // one more tells that the word is too common
      filed.add(entry);
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

  /**
   * The reference nearest to a key that names all of the key's arguments and more; else as {@link
   * #find}. For a call that lacks an argument, this is what it lacks.
   */
  public Optional<Reference> findLonger(ApiKey key) {
    return find(key, compared(key).stream().filter(entry -> entry.extendsKey(key)).toList())
        .or(() -> find(key));
  }

  /**
   * The reference nearest to a key by edit distance, case counting only between equals; the earlier
   * line of two that are equally near. Empty where none shares a word and half of the text.
   */
  public Optional<Reference> find(ApiKey key) {
    return find(key, compared(key));
  }

  private static Optional<Reference> find(ApiKey key, List<Entry> compared) {
    String wanted = shorten(key.toString());
    String folded = fold(wanted);
    int least = Math.max(MOST_DIFFERENT, folded.length() / 2);
    List<Entry> nearest = new ArrayList<>();
    for (Entry entry : compared) {
      int distance = distance(folded, entry.folded(), least);
      if (distance >= 0 && distance < least) {
        least = distance;
        nearest.clear();
      }
      if (distance >= 0) {
        nearest.add(entry);
      }
    }
    return nearest.stream()
        .min(
            Comparator.<Entry>comparingInt(
                    entry -> distance(wanted, entry.text(), LONGEST_COMPARED))
                .thenComparingInt(entry -> entry.reference().entry().line()))
        .map(Entry::reference);
  }

  /** How many references a key is compared with: at most {@link #MOST_COMPARED}. */
  int compares(ApiKey key) {
    return compared(key).size();
  }

  private List<Entry> compared(ApiKey key) {
    Map<Integer, Entry> chosen = new LinkedHashMap<>();
    words(key)
        .map(word -> byWord.getOrDefault(word, List.of()))
        .sorted(Comparator.comparingInt(List::size))
        .flatMap(List::stream)
        .takeWhile(entry -> chosen.size() < MOST_COMPARED)
        .forEach(entry -> chosen.putIfAbsent(entry.reference().entry().line(), entry));
    return List.copyOf(chosen.values());
  }

  /** The edit distance, or -1 where it is above a limit, which is known much sooner. */
  private static int distance(String left, String right, int limit) {
    int start = Strings.commonPrefix(left, right).length(); // keys of a function begin alike
    return new LevenshteinDistance(limit).apply(left.substring(start), right.substring(start));
  }
}
