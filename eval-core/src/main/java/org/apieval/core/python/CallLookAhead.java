package org.apieval.core.python;

import static org.apieval.core.python.PythonExpressionParser.*;

/**
 * Tells cheaply whether there is anything to parse. Remembers what it saw, as most tokens are asked
 * about again and again. Not thread-safe.
 */
final class CallLookAhead {

  private final String text;
  private final Tokens tokens;
  private int callAhead; // from before this token on, a call may come before the piece ends

  CallLookAhead(String text, Tokens tokens) {
    this.text = text;
    this.tokens = tokens;
  }

  /** Forgets what it saw. */
  void forget() {
    callAhead = 0;
  }

  /** The end of the piece if no bracket in it can open the arguments of a call; else -1. */
  int endWithoutCall(PieceLimits limits, int from) {
    if (from < callAhead) {
      return -1;
    }
    for (int i = from; i < tokens.size(); i++) {
      if (limits.isEnd(i)) {
        callAhead = 0;
        return i;
      }
      callAhead = i;
      int type = tokens.type(i);
      boolean call = type == LPAR && i > from && isCalleeEnd(tokens.type(i - 1));
      if (call || (type == STRING && isFormatWithCall(i))) {
        return -1;
      }
    }
    callAhead = 0;
    return tokens.size();
  }

  private static boolean isCalleeEnd(int type) {
    return switch (type) {
      case NAME, STRING, NUMBER, RPAR, RSQB, RBRACE, NEWLINE, NONE, TRUE, FALSE, ELLIPSIS -> true;
      default -> false;
    };
  }

  private boolean isFormatWithCall(int index) {
    Repair repair = tokens.repair(index);
    String literal = repair == null ? text : repair.text();
    int start = repair == null ? tokens.start(index) : 0;
    int end = repair == null ? tokens.end(index) : literal.length();
    char first = literal.charAt(start);
    if (first == '\'' || first == '"') {
      return false;
    }
    boolean format = Literals.hasPrefix(literal, start, Math.min(end, start + 2), 'f');
    int at = format ? start : end;
    while (at < end && literal.charAt(at) != '(') {
      at++;
    }
    return at < end;
  }
}
