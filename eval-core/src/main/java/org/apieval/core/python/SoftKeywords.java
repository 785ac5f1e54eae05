package org.apieval.core.python;

import static org.apieval.core.python.PythonExpressionParser.*;

/** Tells the statements {@code match} and {@code case} from functions of these names. */
final class SoftKeywords {

  private SoftKeywords() {}

  /**
   * @param at a name at the start of a statement
   * @return behind the {@code match} that opens a match statement, or behind the pattern of a
   *     {@code case}; {@code at} itself where the name is an ordinary one
   */
  static int skip(String text, Tokens tokens, Brackets brackets, int at) {
    int length = tokens.end(at) - tokens.start(at);
    if (length == 5 && text.startsWith("match", tokens.start(at))) {
      int colon = colon(tokens, brackets, at + 1);
      return colon > at + 1 && opensCase(text, tokens, colon) ? at + 1 : at;
    }
    if (length == 4 && text.startsWith("case", tokens.start(at))) {
      int colon = colon(tokens, brackets, at + 1);
      return colon > at + 1 ? patternEnd(tokens, brackets, at + 1, colon) : at;
    }
    return at;
  }

  private static boolean opensCase(String text, Tokens tokens, int colon) {
    int next = colon + 1;
    while (tokens.type(next) == NEWLINE) {
      next++;
    }
    return next > colon + 1
        && tokens.type(next) == NAME
        && tokens.end(next) - tokens.start(next) == 4
        && text.startsWith("case", tokens.start(next));
  }

  /** The colon that ends the head of a compound statement, or -1. */
  private static int colon(Tokens tokens, Brackets brackets, int from) {
    for (int at = from; at < tokens.size(); at++) {
      int type = tokens.type(at);
      if (Brackets.isOpening(type)) {
        at = brackets.partner(at);
        if (at < 0) {
          return -1;
        }
      } else if (type == COLON) {
        return at;
      } else if (type == NEWLINE || type == SEMI || type == ASSIGN || type == AUG_ASSIGN) {
        return -1;
      }
    }
    return -1;
  }

  private static int patternEnd(Tokens tokens, Brackets brackets, int from, int colon) {
    for (int at = from; at < colon; at++) {
      if (Brackets.isOpening(tokens.type(at))) {
        at = brackets.partner(at);
      } else if (tokens.type(at) == IF) {
        return at;
      }
    }
    return colon;
  }
}
