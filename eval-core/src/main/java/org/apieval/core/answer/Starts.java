package org.apieval.core.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tries a pattern only where one of a few characters stands, which is many times faster than a
 * search that tries it everywhere. Stateless and thread-safe.
 */
final class Starts {

  private Starts() {}

  /** The first place from {@code from} on of one of the characters; the text's length if none. */
  static int next(String text, String characters, int from) {
    int at = from;
    while (at < text.length() && characters.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return Math.min(at, text.length());
  }

  /** The matches of a pattern, which begins with one of the characters, in order. */
  static List<MatchResult> matches(Pattern pattern, String characters, String text) {
    List<MatchResult> matches = new ArrayList<>();
    Matcher matcher = pattern.matcher(text);
    int at = next(text, characters, 0);
    while (at < text.length()) {
      boolean found = matcher.region(at, text.length()).lookingAt();
      if (found) {
        matches.add(matcher.toMatchResult());
      }
      at = next(text, characters, found ? Math.max(matcher.end(), at + 1) : at + 1);
    }
    return matches;
  }
}
