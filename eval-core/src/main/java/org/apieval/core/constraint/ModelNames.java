package org.apieval.core.constraint;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
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

  /** Sizes and roles of models, which stand for no model in particular. */
  private static final Set<String> SIZES =
      Set.of(
          "nano",
          "tiny",
          "mini",
          "small",
          "base",
          "medium",
          "large",
          "xlarge",
          "xl",
          "huge",
          "lite",
          "original",
          "baseline",
          "previous",
          "teacher",
          "student",
          "sota");

  private static final Set<String> OWN_NAMES = Set.of("ours", "thismodel", "proposed");

  /** How the names of common families begin. */
  private static final Pattern KNOWN_FAMILY =
      Pattern.compile(
          "resnet|resnext|vgg|densenet|mobilenet|efficientnet|inception|vit|deit|swin|convnext"
              + "|regnet|alexnet|squeezenet|shufflenet|googlenet|mnasnet|xception|nasnet|yolo"
              + "|fasterrcnn|maskrcnn|unet|detr|bert|roberta|xlmroberta|distilbert|albert|electra"
              + "|deberta|xlnet|bart|gpt|opt|llama|bloom|wav2vec|hubert|whisper|clip");

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
    boolean isOwn = OWN_NAMES.contains(folded);
    if (isOwn || folded.length() >= FAMILY && call.contains(folded)) {
      return Relation.OWN;
    }
    if (SIZES.contains(folded) || KNOWN_FAMILY.matcher(folded).lookingAt()) {
      return Relation.OTHER;
    }
    boolean family =
        folded.length() >= FAMILY
            && names.stream().anyMatch(own -> sharedLetters(own, folded) >= FAMILY);
    return family ? Relation.OTHER : Relation.STRANGE;
  }

  /**
   * Whether a name is of another family than the call, or has a number that the call has not:
   * ResNet-50 is not {@code 'resnet18'}.
   */
  boolean contradicts(String name) {
    Matcher family = KNOWN_FAMILY.matcher(fold(name));
    boolean other = family.lookingAt() && !call.contains(family.group());
    return other || !numbers.containsAll(numbers(name));
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
