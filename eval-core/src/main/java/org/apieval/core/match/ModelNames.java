package org.apieval.core.match;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apieval.api.hub.ApiKey;

/**
 * How people call the models of a catalogue, and whether a text does. A model's name is the last
 * part of its path that is neither a version nor made of words that domain labels are made of; a
 * name that is one plain word counts only where the text writes it as a name, with a capital
 * inside. Immutable and thread-safe.
 */
public final class ModelNames {

  private static final int SHORTEST_NAME = 4;
  private static final int LONGEST_VALUE = 300;

  private static final Pattern VERSION = Pattern.compile("v?[0-9.]*", Pattern.CASE_INSENSITIVE);
  private static final Pattern PLAIN_WORD = Pattern.compile("\\p{L}?[\\p{Ll}]*");
  private static final Pattern QUERY = Pattern.compile("[?#].*", Pattern.DOTALL);
  private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");

  private final Set<String> labelWords = new HashSet<>();

  /**
   * The names of one catalogue.
   *
   * @param labels its domain labels
   */
  public ModelNames(Collection<String> labels) {
    labels.forEach(label -> labelWords.addAll(words(label)));
  }

  /** The name of the model that a key names; empty where it has none. */
  public Optional<String> ofModel(ApiKey key) {
    return of(key, ApiKey.Role.MODEL).findFirst();
  }

  /** The names of everything that a key names: the repository, too. */
  public List<String> ofAll(ApiKey key) {
    return Stream.concat(of(key, ApiKey.Role.REPOSITORY), of(key, ApiKey.Role.MODEL))
        .distinct()
        .toList();
  }

  private Stream<String> of(ApiKey key, ApiKey.Role role) {
    return key.parts().stream()
        .filter(part -> part.role() == role && part.form() == ApiKey.Form.STRING)
        .map(ApiKey.Part::value)
        .filter(value -> value.length() <= LONGEST_VALUE)
        .flatMap(value -> name(value).stream());
  }

  private Optional<String> name(String value) {
    List<String> path = List.of(QUERY.matcher(value).replaceFirst("").split("/"));
    int owner = path.size() > 1 ? 1 : 0;
    for (int at = path.size() - 1; at >= owner; at--) {
      String part = path.get(at);
      if (!VERSION.matcher(part).matches() && !isMadeOfLabels(part)) {
        return part.length() < SHORTEST_NAME ? Optional.empty() : Optional.of(part);
      }
    }
    return Optional.empty();
  }

  /** Whether domain labels are made of all the words of a text. */
  public boolean isMadeOfLabels(String text) {
    return labelWords.containsAll(words(text));
  }

  private static List<String> words(String text) {
    return List.of(Words.of(text).strip().split(" "));
  }

  /** Whether a text says a name, however it is written. */
  public static boolean isIn(String text, String name) {
    if (!Words.withNumbersApart(text).contains(Words.withNumbersApart(name))) {
      return false;
    }
    return !PLAIN_WORD.matcher(name).matches() || standsAsName(text, name);
  }

  /** Whether the text writes the word with a capital letter that is not its first. */
  private static boolean standsAsName(String text, String word) {
    String folded = word.substring(1).toLowerCase(Locale.ROOT);
    return NO_WORD
        .splitAsStream(text)
        .filter(written -> written.equalsIgnoreCase(word))
        .anyMatch(written -> !written.substring(1).equals(folded));
  }
}
