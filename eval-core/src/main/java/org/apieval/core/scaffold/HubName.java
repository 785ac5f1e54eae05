package org.apieval.core.scaffold;

import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/**
 * The name of a hub to be: lower-case words of ASCII letters and digits with hyphens between them.
 *
 * @param text the name, which is the hub's id, too
 */
public record HubName(String text) {

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
  private static final int LONGEST = 60;

  private static final Set<String> PYTHON_KEYWORDS =
      Set.of(
          "and",
          "as",
          "assert",
          "async",
          "await",
          "break",
          "class",
          "continue",
          "def",
          "del",
          "elif",
          "else",
          "except",
          "finally",
          "for",
          "from",
          "global",
          "if",
          "import",
          "in",
          "is",
          "lambda",
          "nonlocal",
          "not",
          "or",
          "pass",
          "raise",
          "return",
          "try",
          "while",
          "with",
          "yield");

  /**
   * @throws EvalException USER if it is no such name
   */
  public HubName {
    if (text.isBlank()) {
      throw EvalException.user("a hub needs a name, such as my-hub");
    }
    if (text.length() > LONGEST || !NAME.matcher(text).matches()) {
      throw EvalException.user(
          "\"%s\" can't be a hub's name: %s%s"
              .formatted(
                  Printable.text(text, LONGEST),
                  "it takes lower-case letters, digits, and single hyphens between them, at most "
                      + LONGEST,
                  suggestion(text)));
    }
  }

  private static String suggestion(String text) {
    String close =
        text.toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9]+", "-")
            .replaceAll("\\A[-0-9]+|-+\\z", "");
    boolean usable = close.length() <= LONGEST && NAME.matcher(close).matches();
    return usable ? "; did you mean \"" + close + "\"?" : "";
  }

  /**
   * Checks that the name is free.
   *
   * @param taken the ids of hubs that the program has already
   * @throws EvalException USER if one of them is this
   */
  public void requireFree(Collection<String> taken) {
    if (taken.contains(text)) {
      throw EvalException.user("there is a hub %s already: choose another name".formatted(text));
    }
  }

  /** The name as the beginning of names of Java classes: {@code MyHub}. */
  String type() {
    return Arrays.stream(text.split("-"))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining());
  }

  /** The name as that of a Python module: {@code my_hub}, with a line behind a keyword. */
  String module() {
    String module = text.replace('-', '_');
    return PYTHON_KEYWORDS.contains(module) ? module + "_" : module;
  }

  /** The package for its classes unless another one is wanted: {@code com.example.myhub}. */
  JavaPackage defaultPackage() {
    String word = text.replace("-", "");
    return new JavaPackage("com.example." + (SourceVersion.isKeyword(word) ? word + "hub" : word));
  }
}
