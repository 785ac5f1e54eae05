package org.apieval.core.answer;

/**
 * Takes one level of escaping off a text, as a JSON or Python string literal is read. Models often
 * write code that is escaped once more than it should be. Stateless and thread-safe.
 */
public final class Escapes {

  private static final int UNICODE_DIGITS = 4;

  private Escapes() {}

  /**
   * The text with {@code \n}, {@code \t}, {@code \r}, {@code \'}, {@code \"}, {@code \\}, {@code
   * \/} and {@code \}{@code uXXXX} replaced by what they stand for; other backslashes stay. Each
   * character is mapped to the backslash it came from.
   */
  public static MappedText unescape(MappedText text) {
    String from = text.text();
    if (from.indexOf('\\') < 0) {
      return text;
    }
    MappedText.Builder plain = new MappedText.Builder(text);
    int at = 0;
    while (at < from.length()) {
      char character = from.charAt(at);
      int length = character == '\\' ? escapeLength(from, at) : 1;
      plain.add(length > 1 ? decode(from, at) : character, at);
      at += length;
    }
    return plain.build();
  }

  /** The length of the escape at a backslash; 1 where it is none. */
  private static int escapeLength(String text, int at) {
    if (at + 1 >= text.length()) {
      return 1;
    }
    char kind = text.charAt(at + 1);
    if (kind == 'u') {
      return isUnicode(text, at + 2) ? 2 + UNICODE_DIGITS : 1;
    }
    return "nrt'\"\\/".indexOf(kind) >= 0 ? 2 : 1;
  }

  private static boolean isUnicode(String text, int from) {
    if (from + UNICODE_DIGITS > text.length()) {
      return false;
    }
    for (int at = from; at < from + UNICODE_DIGITS; at++) {
      if (text.charAt(at) > 'f' || Character.digit(text.charAt(at), 16) < 0) {
        return false;
      }
    }
    return true;
  }

  private static char decode(String text, int at) {
    char kind = text.charAt(at + 1);
    return switch (kind) {
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> (char) Integer.parseInt(text.substring(at + 2, at + 2 + UNICODE_DIGITS), 16);
      default -> kind;
    };
  }
}
