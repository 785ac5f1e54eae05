package org.apieval.app;

import java.util.regex.Pattern;
import org.apieval.core.Printable;

/** Writes words so that they can be pasted into a shell. */
final class ShellWord {

  private static final Pattern PLAIN = Pattern.compile("[\\w@%+=:,./][\\w@%+=:,./-]*");

  private ShellWord() {}

  /** The word, in quotes where a shell would take it for more than one word, or for an option. */
  static String of(String word) {
    if (PLAIN.matcher(word).matches()) {
      return word;
    }
    String safe = word.startsWith("-") ? "./" + word : word;
    return "'" + Printable.text(safe).replace("'", "'\\''") + "'";
  }
}
