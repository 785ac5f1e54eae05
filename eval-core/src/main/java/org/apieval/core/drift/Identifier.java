package org.apieval.core.drift;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text that names a model or where it is: {@code owner/name}, perhaps with a git ref, an address,
 * or a plain name. Put together again it is the same text.
 *
 * @param before what stands before the owner, as of an address
 * @param owner who has it; empty for a plain name
 * @param between what stands between owner and name
 * @param name what it is called
 * @param version what stands behind the name up to a version's number, and the version
 * @param after what stands behind
 */
record Identifier(
    String before, String owner, String between, String name, String version, String after) {

  private static final Pattern ADDRESS =
      Pattern.compile(
          "(https?://[^/?#\\s]+/)([^/?#\\s]+)(/(?:[^?#\\s]*/)?)([^/?#\\s]*?[^/?#\\s\\d][^/?#\\s]*?)(/\\d+)?(/?(?:[?#].*)?)");

  private static final Pattern REPOSITORY =
      Pattern.compile("([^/:\\s]+)(/)([^/:\\s]+)((?::[^\\s]+)?)");

  private static final Pattern NAME = Pattern.compile("[^/:\\s]+");

  private static final Pattern NUMBERS = Pattern.compile("([/:]v?)(\\d{1,4})((?:\\.\\d{1,4})*)");

  /** No name is longer, and the patterns would search a much longer text for too long. */
  private static final int LONGEST = 500;

  /** Takes a text apart; empty where it has another form. */
  static Optional<Identifier> parse(String text) {
    if (text.length() > LONGEST) {
      return Optional.empty();
    }
    Matcher address = ADDRESS.matcher(text);
    if (address.matches()) {
      return Optional.of(
          new Identifier(
              address.group(1),
              address.group(2),
              address.group(3),
              address.group(4),
              Optional.ofNullable(address.group(5)).orElse(""),
              address.group(6)));
    }
    Matcher repository = REPOSITORY.matcher(text);
    if (repository.matches()) {
      return Optional.of(
          new Identifier(
              "",
              repository.group(1),
              repository.group(2),
              repository.group(3),
              repository.group(4),
              ""));
    }
    return NAME.matcher(text).matches()
        ? Optional.of(new Identifier("", "", "", text, "", ""))
        : Optional.empty();
  }

  /** The same of another owner; empty where there is none. */
  Optional<Identifier> movedTo(String newOwner) {
    return owner.isEmpty()
        ? Optional.empty()
        : Optional.of(new Identifier(before, newOwner, between, name, version, after));
  }

  /** The same with a word more in its name, joined as the name joins its own. */
  Identifier renamedBy(String word) {
    String joint = name.contains("-") ? "-" : "_";
    return new Identifier(before, owner, between, name + joint + word, version, after);
  }

  /** A later version of the same; empty where no version is named. */
  Optional<Identifier> raisedBy(int steps) {
    Matcher numbers = NUMBERS.matcher(version);
    if (!numbers.matches()) {
      return Optional.empty();
    }
    String raised =
        numbers.group(1)
            + (Integer.parseInt(numbers.group(2)) + steps)
            + numbers.group(3).replaceAll("\\d+", "0");
    return Optional.of(new Identifier(before, owner, between, name, raised, after));
  }

  /** The text. */
  @Override
  public String toString() {
    return before + owner + between + name + version + after;
  }
}
