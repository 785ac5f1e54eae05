package org.apieval.core.constraint;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Tells whether names that stand beside figures are names of an entry's own model, judging by the
 * entry's call. Immutable and thread-safe.
 */
final class ModelNames {

  /** How a name relates to an entry's call. */
  enum Relation {
    /** The call has it. */
    OWN,
    /** It begins as a name in the call and goes on differently. */
    OTHER,
    /** Nothing in the call is like it. */
    STRANGE
  }

  /** Letters that two names must begin with to be names of one family. */
  private static final int FAMILY = 4;

  private static final Pattern QUOTED = Pattern.compile("['\"]([^'\"]+)['\"]");

  private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)?");

  private final String call;
  private final Set<String> numbers;
  private final List<String> names;

  /**
   * @param call an entry's call, as written
   */
  ModelNames(String call) {
    this.call = fold(call);
    this.numbers = numbers(call);
    this.names =
        QUOTED
            .matcher(call)
            .results()
            .flatMap(quoted -> Arrays.stream(quoted.group(1).split("[/:]")))
            .map(ModelNames::fold)
            .filter(name -> name.length() >= FAMILY)
            .toList();
  }

  Relation relation(String name) {
    String folded = fold(name);
    if (folded.length() >= FAMILY && call.contains(folded)) {
      return Relation.OWN;
    }
    boolean family =
        folded.length() >= FAMILY
            && names.stream().anyMatch(own -> sharedLetters(own, folded) >= FAMILY);
    return family ? Relation.OTHER : Relation.STRANGE;
  }

  /** Whether a name has a number that the call has not: ResNet-50 is not {@code 'resnet18'}. */
  boolean contradicts(String name) {
    return !numbers.containsAll(numbers(name));
  }

  /** The length of a name as it is compared. */
  static int length(String name) {
    return fold(name).length();
  }

  private static Set<String> numbers(String text) {
    return NUMBER
        .matcher(text)
        .results()
        .map(found -> found.group().replace(".", "").replaceAll("^0+|0+$", ""))
        .filter(digits -> !digits.isEmpty())
        .collect(Collectors.toSet());
  }

  private static int sharedLetters(String one, String other) {
    int length = 0;
    while (length < Math.min(one.length(), other.length())
        && one.charAt(length) == other.charAt(length)
        && Character.isLetter(one.charAt(length))) {
      length++;
    }
    return length;
  }

  private static String fold(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
  }
}
