package org.apieval.core.python;

import static org.apieval.core.python.PythonExpressionParser.*;

/**
 * Tells where the tokens of one expression must end at the latest. Asked for one token after the
 * other. Not thread-safe.
 */
final class PieceLimits {

  private final Tokens tokens;
  private final Brackets brackets;
  private final int first;
  private final int barrier;
  private int insideUpTo = -1; // the last bracket that was opened outside closes here
  private boolean lambda;

  PieceLimits(Tokens tokens, Brackets brackets, int first) {
    this(tokens, brackets, first, tokens.size());
  }

  private PieceLimits(Tokens tokens, Brackets brackets, int first, int barrier) {
    this.tokens = tokens;
    this.brackets = brackets;
    this.first = first;
    this.barrier = barrier;
  }

  /** The same limits, not asked yet, with an end before a token. */
  PieceLimits restarted(int before) {
    return new PieceLimits(tokens, brackets, first, before);
  }

  int first() {
    return first;
  }

  /** Whether the expression ends before this token. */
  boolean isEnd(int at) {
    if (at >= barrier) {
      return true;
    }
    if (at <= insideUpTo) {
      return false;
    }
    int type = tokens.type(at);
    if (Brackets.isOpening(type)) {
      insideUpTo = brackets.partner(at);
      return insideUpTo < 0;
    }
    lambda |= type == LAMBDA;
    return isEndType(type) && !(lambda && isLambdaPart(type));
  }

  private static boolean isLambdaPart(int type) {
    return type == COLON || type == ASSIGN || type == ARG_NAME || type == COMMA;
  }

  private static boolean isEndType(int type) {
    return switch (type) {
      case NEWLINE,
          SEMI,
          RPAR,
          RSQB,
          RBRACE,
          COMMA,
          COLON,
          ASSIGN,
          AUG_ASSIGN,
          ARROW,
          OTHER,
          KEYWORD,
          DEF,
          CLASS,
          FROM,
          YIELD ->
          true;
      default -> false;
    };
  }
}
