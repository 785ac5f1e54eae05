package org.apieval.core.audit;

/** How a text occurs in another one. Stateless and thread-safe. */
final class WholeText {

  private WholeText() {}

  /** Whether it occurs there as a whole value, and not just inside a longer one. */
  static boolean occurs(String text, String in) {
    for (int at = in.indexOf(text); at >= 0; at = in.indexOf(text, at + 1)) {
      if (isWhole(in, at, at + text.length())) {
        return true;
      }
    }
    return false;
  }

  /** Whether it occurs there between quotes, or has quotes of its own. */
  static boolean occursQuoted(String text, String in) {
    if (text.indexOf('\'') >= 0 || text.indexOf('"') >= 0) {
      return true;
    }
    for (int at = in.indexOf(text); at >= 0; at = in.indexOf(text, at + 1)) {
      int end = at + text.length();
      while (end < in.length() && in.charAt(end) == '\\') {
        end++; // an escaped quote is one, too
      }
      if (at > 0 && isQuote(in.charAt(at - 1)) && end < in.length() && isQuote(in.charAt(end))) {
        return true;
      }
    }
    return false;
  }

  /** The longer value that it stands in, or the text itself where it stands in none. */
  static String longer(String text, String in) {
    int start = Math.max(0, in.indexOf(text));
    int end = Math.min(in.length(), start + text.length());
    while (start > 0 && continues(in.charAt(start - 1))) {
      start--;
    }
    while (end < in.length() && continues(in.charAt(end))) {
      end++;
    }
    return in.substring(start, end);
  }

  private static boolean isWhole(String in, int start, int end) {
    if (start == end) {
      return true;
    }
    boolean before = start > 0 && continues(in.charAt(start)) && continues(in.charAt(start - 1));
    boolean behind =
        end < in.length() && continues(in.charAt(end - 1)) && continues(in.charAt(end));
    return !before && !behind;
  }

  private static boolean isQuote(char c) {
    return c == '\'' || c == '"';
  }

  /** Whether a character can be part of a model's name or address. */
  private static boolean continues(char c) {
    return Character.isLetterOrDigit(c) || "_-./:@".indexOf(c) >= 0;
  }
}
