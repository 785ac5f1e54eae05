package org.apieval.core.python;

import static org.apieval.core.python.PythonExpressionParser.*;

/** Operators, brackets and other marks. A token is packed into one number: type and length. */
final class Operators {

  private static final int LENGTH_BITS = 2;

  private Operators() {}

  static int type(int packed) {
    return packed >> LENGTH_BITS;
  }

  static int length(int packed) {
    return packed & ((1 << LENGTH_BITS) - 1);
  }

  private static int pack(int type, int length) {
    return type << LENGTH_BITS | length;
  }

  /** The token at this place; of type OTHER where Python has none. */
  static int read(String text, int start, int limit) {
    char first = text.charAt(start);
    char second = start + 1 < limit ? text.charAt(start + 1) : ' ';
    char third = start + 2 < limit ? text.charAt(start + 2) : ' ';
    return switch (first) {
      case '(' -> pack(LPAR, 1);
      case ')' -> pack(RPAR, 1);
      case '[' -> pack(LSQB, 1);
      case ']' -> pack(RSQB, 1);
      case '{' -> pack(LBRACE, 1);
      case '}' -> pack(RBRACE, 1);
      case ',' -> pack(COMMA, 1);
      case ';' -> pack(SEMI, 1);
      case '~' -> pack(TILDE, 1);
      case ':' -> second == '=' ? pack(WALRUS, 2) : pack(COLON, 1);
      case '=' -> second == '=' ? pack(COMPARE, 2) : pack(ASSIGN, 1);
      case '!' -> second == '=' ? pack(COMPARE, 2) : pack(OTHER, 1);
      case '.' -> second == '.' && third == '.' ? pack(ELLIPSIS, 3) : pack(DOT, 1);
      case '<', '>' -> angle(first, second, third);
      case '-' -> second == '>' ? pack(ARROW, 2) : withAssign(MINUS, 1, second);
      case '*', '/' ->
          second == first
              ? withAssign(first == '*' ? DOUBLE_STAR : DOUBLE_SLASH, 2, third)
              : withAssign(first == '*' ? STAR : SLASH, 1, second);
      case '+' -> withAssign(PLUS, 1, second);
      case '%' -> withAssign(PERCENT, 1, second);
      case '@' -> withAssign(AT, 1, second);
      case '&' -> withAssign(AMPERSAND, 1, second);
      case '|' -> withAssign(PIPE, 1, second);
      case '^' -> withAssign(CARET, 1, second);
      default -> pack(OTHER, Character.charCount(text.codePointAt(start)));
    };
  }

  private static int withAssign(int type, int length, char next) {
    return next == '=' ? pack(AUG_ASSIGN, length + 1) : pack(type, length);
  }

  private static int angle(char first, char second, char third) {
    if (second == first) {
      return withAssign(SHIFT, 2, third);
    }
    boolean pair = second == '=' || (first == '<' && second == '>');
    return pack(COMPARE, pair ? 2 : 1);
  }
}
