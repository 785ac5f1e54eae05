package org.apieval.core.python;

import java.util.List;

/** Where a literal ends that has no closing quote. Stateless and thread-safe. */
final class UnclosedLiteral {

  private UnclosedLiteral() {}

  /**
   * The end of a literal's content: before closing brackets at the end of the line that are wanted,
   * or with the text.
   *
   * @param from where the content starts
   * @param triple whether it may go over lines
   * @param wanted the open brackets as token types, the innermost last
   * @return -1 if the quote opens no literal at all
   */
  static int end(String text, int from, int limit, boolean triple, List<Integer> wanted) {
    int lineEnd = from;
    while (lineEnd < limit && text.charAt(lineEnd) != '\n') {
      lineEnd++;
    }
    int last = triple ? limit : lineEnd;
    while (last > from && text.charAt(last - 1) <= ' ') {
      last--;
    }
    int closers = closersBefore(text, from, last, wanted);
    boolean atEnd = triple || isBlank(text, lineEnd, limit);
    return closers == 0 && !atEnd ? -1 : last - closers;
  }

  private static boolean isBlank(String text, int from, int limit) {
    int at = from;
    while (at < limit && text.charAt(at) <= ' ') {
      at++;
    }
    return at >= limit;
  }

  /** How many of the last characters are the closing brackets that are wanted, in their order. */
  private static int closersBefore(String text, int from, int last, List<Integer> wanted) {
    for (int count = Math.min(wanted.size(), last - from); count > 0; count--) {
      int matching = 0;
      while (matching < count
          && text.charAt(last - count + matching)
              == closer(wanted.get(wanted.size() - 1 - matching))) {
        matching++;
      }
      if (matching == count) {
        return count;
      }
    }
    return 0;
  }

  /** The closing bracket for an opening one. */
  static char closer(int opening) {
    return switch (opening) {
      case PythonExpressionParser.LPAR -> ')';
      case PythonExpressionParser.LSQB -> ']';
      default -> '}';
    };
  }
}
