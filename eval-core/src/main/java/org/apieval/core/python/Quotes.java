package org.apieval.core.python;

import org.jspecify.annotations.Nullable;

/** Where literals end whose quotes are not those that Python wants. Immutable and thread-safe. */
final class Quotes {

  private static final String DOUBLE = "\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033";
  private static final String SINGLE = "\u2018\u2019\u201a\u201b\u2039\u203a\u2032";
  private static final int MAX_CANDIDATES = 20;
  private static final String BEHIND_LITERAL = ",)]}:+;=%";

  private static final Quotes TYPOGRAPHIC_DOUBLE = new Quotes(DOUBLE + '"');
  private static final Quotes TYPOGRAPHIC_SINGLE = new Quotes(SINGLE + '\'');

  private final String closers;

  private Quotes(String closers) {
    this.closers = closers;
  }

  /** The quotes that go with a typographic one; null for other characters. */
  static @Nullable Quotes typographic(char opener) {
    if (DOUBLE.indexOf(opener) >= 0) {
      return TYPOGRAPHIC_DOUBLE;
    }
    return SINGLE.indexOf(opener) >= 0 ? TYPOGRAPHIC_SINGLE : null;
  }

  /** Where the closing quote stands: the first one before punctuation, else the first; or -1. */
  int closing(String text, int from, int limit) {
    int first = -1;
    int candidates = 0;
    for (int at = from; at < limit && text.charAt(at) != '\n'; at++) {
      if (candidates > MAX_CANDIDATES) {
        break;
      }
      if (closers.indexOf(text.charAt(at)) >= 0) {
        first = first < 0 ? at : first;
        candidates++;
        if (isFollowedByPunctuation(text, at + 1, limit)) {
          return at;
        }
      }
    }
    return first;
  }

  /**
   * Where a literal ends that was opened by a quote behind backslashes: at the first quote behind
   * as many, or behind any number if punctuation follows.
   *
   * @return end of the content and end of the literal; nothing if there is no such quote in the
   *     line
   */
  static int[] escapedClosing(String text, int from, int limit, char quote, int slashes) {
    int candidates = 0;
    for (int at = from; at < limit && text.charAt(at) != '\n'; at++) {
      if (candidates > MAX_CANDIDATES) {
        break;
      }
      if (text.charAt(at) == quote) {
        candidates++;
        int before = Math.min(slashesBefore(text, at), at - from);
        boolean any = before > 0 || slashes == 0;
        if (before == slashes || (any && isFollowedByPunctuation(text, at + 1, limit))) {
          return new int[] {at - before, at + 1};
        }
      }
    }
    return new int[0];
  }

  static int slashesBefore(String text, int at) {
    int first = at;
    while (first > 0 && text.charAt(first - 1) == '\\') {
      first--;
    }
    return at - first;
  }

  /** Whether what follows is what stands behind a literal, or nothing. */
  static boolean isFollowedByPunctuation(String text, int from, int limit) {
    int at = from;
    while (at < limit && (text.charAt(at) <= ' ' || isEscapedBlank(text, at))) {
      at += text.charAt(at) <= ' ' ? 1 : 2;
    }
    return at >= limit || BEHIND_LITERAL.indexOf(text.charAt(at)) >= 0;
  }

  private static boolean isEscapedBlank(String text, int at) {
    return text.charAt(at) == '\\'
        && at + 1 < text.length()
        && "nrt\\".indexOf(text.charAt(at + 1)) >= 0;
  }
}
