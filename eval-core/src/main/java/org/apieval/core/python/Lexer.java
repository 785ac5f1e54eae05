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
    } else if (isNameStart(first, start)) {
      word();
    } else if (isDigit(start) || (first == '.' && isDigit(start + 1))) {
      end = Numbers.end(text, start, limit);
      type = NUMBER;
    } else if (!special()) {
      operator(first);
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
      } else if (character == ' ' || character == '\t' || character == '\f' || isSpace(character)) {
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

  private static boolean isSpace(char character) {
    return character > 0x7f && (Character.isSpaceChar(character) || character == '\ufeff');
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

  private boolean isNameStart(char first, int at) {
    return first < 0x80
        ? (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z') || first == '_'
        : Character.isUnicodeIdentifierStart(text.codePointAt(at));
  }

  private void word() {
    int at = start;
    while (at < limit && isNamePart(text, at)) {
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

  static boolean isNamePart(String text, int at) {
    char character = text.charAt(at);
    if (character < 0x80) {
      return (character >= 'a' && character <= 'z')
          || (character >= 'A' && character <= 'Z')
          || (character >= '0' && character <= '9')
          || character == '_';
    }
    int codePoint = text.codePointAt(at);
    return Character.isUnicodeIdentifierPart(codePoint)
        && !Character.isIdentifierIgnorable(codePoint);
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

  private void operator(char first) {
    char second = start + 1 < limit ? text.charAt(start + 1) : ' ';
    char third = start + 2 < limit ? text.charAt(start + 2) : ' ';
    switch (first) {
      case '(' -> take(LPAR, 1);
      case ')' -> take(RPAR, 1);
      case '[' -> take(LSQB, 1);
      case ']' -> take(RSQB, 1);
      case '{' -> take(LBRACE, 1);
      case '}' -> take(RBRACE, 1);
      case ',' -> take(COMMA, 1);
      case ';' -> take(SEMI, 1);
      case '~' -> take(TILDE, 1);
      case ':' -> choose(second == '=', WALRUS, COLON);
      case '=' -> choose(second == '=', COMPARE, ASSIGN);
      case '!' -> choose(second == '=', COMPARE, OTHER);
      case '.' -> dots(second, third);
      case '<', '>' -> angle(first, second, third);
      case '-' -> minus(second);
      case '+', '%', '@', '&', '|', '^' -> choose(second == '=', AUG_ASSIGN, single(first));
      case '*', '/' -> twice(first, second, third);
      default -> take(OTHER, Character.charCount(text.codePointAt(start)));
    }
  }

  private void choose(boolean isPair, int pair, int single) {
    take(isPair ? pair : single, isPair ? 2 : 1);
  }

  private static int single(char operator) {
    return switch (operator) {
      case '+' -> PLUS;
      case '%' -> PERCENT;
      case '@' -> AT;
      case '&' -> AMPERSAND;
      case '|' -> PIPE;
      default -> CARET;
    };
  }

  private void dots(char second, char third) {
    boolean ellipsis = second == '.' && third == '.';
    take(ellipsis ? ELLIPSIS : DOT, ellipsis ? 3 : 1);
  }

  private void minus(char second) {
    if (second == '>') {
      take(ARROW, 2);
    } else {
      choose(second == '=', AUG_ASSIGN, MINUS);
    }
  }

  private void twice(char first, char second, char third) {
    if (second == first) {
      boolean assign = third == '=';
      take(assign ? AUG_ASSIGN : first == '*' ? DOUBLE_STAR : DOUBLE_SLASH, assign ? 3 : 2);
    } else {
      choose(second == '=', AUG_ASSIGN, first == '*' ? STAR : SLASH);
    }
  }

  private void angle(char first, char second, char third) {
    if (second == first) {
      choose3(third == '=');
    } else {
      take(COMPARE, second == '=' || (first == '<' && second == '>') ? 2 : 1);
    }
  }

  private void choose3(boolean assign) {
    take(assign ? AUG_ASSIGN : SHIFT, assign ? 3 : 2);
  }
}
