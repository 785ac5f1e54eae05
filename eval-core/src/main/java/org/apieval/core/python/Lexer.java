package org.apieval.core.python;

import static org.apieval.core.python.PythonExpressionParser.*;

import org.jspecify.annotations.Nullable;

/**
 * Cuts Python source into tokens, one at each call of {@link #next()}. White space, comments and
 * joined lines are dropped; a character that starts no token is one of type OTHER, a quote without
 * its partner too, so every text has tokens. Not thread-safe.
 *
 * <p>Written by hand, because a literal that never ends must not be searched for its end again and
 * again, and because speed counts on a cold virtual machine.
 */
class Lexer {

  protected final String text;
  protected final int limit;
  protected int type;
  protected int start;
  protected int end;
  private final int[] noShortEnd = {-1, -1}; // up to where no ' or " ends a literal
  private final boolean[] noTripleEnd = new boolean[2];

  Lexer(String text, int from, int limit) {
    this.text = text;
    this.limit = limit;
    this.end = from;
  }

  /** All tokens of a part of a text. */
  static Tokens tokens(String text, int from, int limit) {
    return new Lexer(text, from, limit).rest();
  }

  /** All tokens that are left. */
  final Tokens rest() {
    Tokens tokens = new Tokens((limit - end) / 4);
    while (next()) {
      addTo(tokens);
    }
    return tokens;
  }

  /** Adds the current token; a name in front of a lone {@code =} becomes an ARG_NAME. */
  final void addTo(Tokens tokens) {
    if (type == ASSIGN) {
      int name = tokens.size() - 1;
      while (tokens.type(name) == NEWLINE) {
        name--;
      }
      if (isWord(tokens.type(name)) && tokens.type(name - 1) != DOT) {
        tokens.retype(name, ARG_NAME);
      }
    }
    tokens.add(type, start, end, repair());
  }

  static boolean isWord(int type) {
    return type == NAME || type >= NONE;
  }

  int type() {
    return type;
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  /** Goes on to the next token; false at the end of the text. */
  final boolean next() {
    start = skipBlank(end);
    if (start >= limit) {
      end = limit;
      return false;
    }
    char first = text.charAt(start);
    if (first == '\n' || first == '\r') {
      boolean pair = first == '\r' && start + 1 < limit && text.charAt(start + 1) == '\n';
      take(NEWLINE, pair ? 2 : 1);
    } else if (first == '\'' || first == '"') {
      if (isApostrophe(start)) {
        take(OTHER, 1);
      } else {
        string(start);
      }
    } else if (Characters.isNameStart(text, start)) {
      word();
    } else if (isDigit(start) || (first == '.' && isDigit(start + 1))) {
      end = Numbers.end(text, start, limit);
      type = NUMBER;
    } else if (!special()) {
      int operator = Operators.read(text, start, limit);
      take(Operators.type(operator), Operators.length(operator));
    }
    return true;
  }

  /** Reads a token that only some texts have; false where there is none. */
  protected boolean special() {
    return false;
  }

  /** Whether a quote that looks like the start of a literal is none. */
  protected boolean isApostrophe(int quote) {
    return false;
  }

  /** Decides about a quote that opens no proper literal; its prefix starts at {@link #start}. */
  protected void unterminated(int quote) {
    end = Math.max(quote, start + 1);
    type = start == quote ? OTHER : NAME;
  }

  /** Decides where a triple quote that is never closed ends; -1: it opens no proper literal. */
  protected int unterminatedTriple(int quote) {
    return quote + 2;
  }

  /** What stands for the current token; null for tokens that are as they should be. */
  protected @Nullable Repair repair() {
    return null;
  }

  /** Whether {@code #} starts a comment. */
  protected boolean hasComments() {
    return true;
  }

  protected int skipBlank(int from) {
    int at = from;
    while (at < limit) {
      char character = text.charAt(at);
      if (character == '#' && hasComments()) {
        at = commentEnd(at);
      } else if (character == '\\' && isLineBreak(at + 1)) {
        at += text.startsWith("\r\n", at + 1) ? 3 : 2;
      } else if (Characters.isBlank(character)) {
        at++;
      } else {
        break;
      }
    }
    return Math.min(at, limit);
  }

  /** Where the comment that starts at an offset ends: at the line break. */
  protected int commentEnd(int from) {
    int at = from;
    while (at < limit && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
      at++;
    }
    return at;
  }

  private boolean isLineBreak(int at) {
    return at < limit && (text.charAt(at) == '\n' || text.charAt(at) == '\r');
  }

  protected final void take(int tokenType, int length) {
    type = tokenType;
    end = Math.min(limit, start + length);
  }

  protected final boolean isDigit(int at) {
    return at < limit && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }

  private void word() {
    int at = start;
    while (at < limit && Characters.isNamePart(text, at)) {
      at += Character.charCount(text.codePointAt(at));
    }
    end = Math.min(at, limit);
    boolean quoted = end < limit && (text.charAt(end) == '\'' || text.charAt(end) == '"');
    if (quoted && Literals.isPrefix(text, start, end)) {
      string(end);
    } else if (!prefixed()) {
      type = Keywords.type(text, start, end);
    }
  }

  /** Reads a literal behind the word just read that is no proper one; false where there is none. */
  protected boolean prefixed() {
    return false;
  }

  private void string(int quote) {
    int found = -1;
    if (Literals.hasPrefix(text, start, quote, 'f')) {
      boolean raw = Literals.hasPrefix(text, start, quote, 'r');
      found = Literals.formatEnd(text, quote, limit, raw, 0);
    }
    found = found < 0 ? plainEnd(quote) : found;
    if (found < 0) {
      unterminated(quote);
    } else {
      type = STRING;
      end = found;
    }
  }

  private int plainEnd(int quote) {
    int kind = text.charAt(quote) == '"' ? 1 : 0;
    if (Literals.isTriple(text, quote, limit)) {
      if (!noTripleEnd[kind]) {
        int found = Literals.tripleEnd(text, quote, limit);
        if (found >= 0) {
          return found;
        }
        noTripleEnd[kind] = true;
      }
      return unterminatedTriple(quote);
    }
    if (quote < noShortEnd[kind]) {
      return -1;
    }
    int found = Literals.shortEnd(text, quote, limit);
    if (found < 0) {
      noShortEnd[kind] = lineEnd(quote);
    }
    return found;
  }

  private int lineEnd(int from) {
    int at = from + 1;
    while (at < limit && !isLineBreak(at)) {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    return at;
  }
}
