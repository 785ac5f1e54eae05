package org.apieval.core.python;

import java.util.List;
import java.util.function.Function;

/** Spells runs of tokens without the white space and comments between them. */
final class VerbatimText {

  private VerbatimText() {}

  /** The tokens as they are spelled in the text. */
  static String raw(List<Tok> tokens) {
    return join(tokens, Tok::getText);
  }

  /** The tokens, each spelled by {@code spelling}; a space only where two would run together. */
  static String join(List<Tok> tokens, Function<Tok, String> spelling) {
    StringBuilder text = new StringBuilder();
    boolean number = false;
    for (Tok token : tokens) {
      String next = spelling.apply(token);
      if (runTogether(text, number, next)) {
        text.append(' ');
      }
      text.append(next);
      number = token.getType() == PythonExpressionParser.NUMBER;
    }
    return text.toString();
  }

  private static boolean runTogether(StringBuilder before, boolean number, String next) {
    if (before.isEmpty() || next.isEmpty()) {
      return false;
    }
    char first = next.charAt(0);
    boolean word = isWord(before.charAt(before.length() - 1)) && isWord(first);
    return word || (number && first == '.');
  }

  private static boolean isWord(char character) {
    return Character.isLetterOrDigit(character) || character == '_';
  }
}
