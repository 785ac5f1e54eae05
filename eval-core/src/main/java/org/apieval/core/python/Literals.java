package org.apieval.core.python;

/** Where string literals end. All methods are total: -1 stands for a literal without an end. */
final class Literals {

  private static final int MAX_NESTED_FORMATS = 8;

  private Literals() {}

  /** Whether the quote at {@code quote} opens a triple-quoted literal. */
  static boolean isTriple(String text, int quote, int limit) {
    char character = text.charAt(quote);
    return quote + 2 < limit
        && text.charAt(quote + 1) == character
        && text.charAt(quote + 2) == character;
  }

  /** The offset behind the plain literal whose opening quote stands at {@code quote}, or -1. */
  static int plainEnd(String text, int quote, int limit) {
    return isTriple(text, quote, limit)
        ? tripleEnd(text, quote, limit)
        : shortEnd(text, quote, limit);
  }

  static int shortEnd(String text, int quote, int limit) {
    char closing = text.charAt(quote);
    for (int at = quote + 1; at < limit; at++) {
      char character = text.charAt(at);
      if (character == closing) {
        return at + 1;
      }
      if (character == '\\') {
        at += text.startsWith("\r\n", at + 1) ? 2 : 1;
      } else if (character == '\n' || character == '\r') {
        return -1;
      }
    }
    return -1;
  }

  static int tripleEnd(String text, int quote, int limit) {
    char closing = text.charAt(quote);
    for (int at = quote + 3; at < limit; at++) {
      char character = text.charAt(at);
      if (character == '\\') {
        at++;
      } else if (character == closing && isTriple(text, at, limit)) {
        return at + 3;
      }
    }
    return -1;
  }

  /**
   * The offset behind the f-string whose opening quote stands at {@code quote}, or -1; quotes
   * inside its fields do not end it, as since Python 3.12.
   */
  static int formatEnd(String text, int quote, int limit, boolean raw, int nested) {
    return nested > MAX_NESTED_FORMATS
        ? -1
        : new FormatScanner(text, quote, limit, raw, nested).scan();
  }

  /** Whether these letters before a quote make it a string literal of some kind. */
  static boolean isPrefix(String text, int start, int end) {
    return switch (end - start) {
      case 1 -> "rRbBuUfF".indexOf(text.charAt(start)) >= 0;
      case 2 -> {
        int first = Character.toLowerCase(text.charAt(start));
        int second = Character.toLowerCase(text.charAt(start + 1));
        yield (first == 'r' && (second == 'b' || second == 'f'))
            || (second == 'r' && (first == 'b' || first == 'f'));
      }
      default -> false;
    };
  }

  /** Whether the prefix has this letter, given in lower case. */
  static boolean hasPrefix(String text, int start, int end, char letter) {
    for (int at = start; at < end; at++) {
      if (Character.toLowerCase(text.charAt(at)) == letter) {
        return true;
      }
    }
    return false;
  }
}
