package org.apieval.api.call;

import java.util.List;
import java.util.stream.Collectors;

/** How nodes are written back as Python source. */
final class Spelling {

  private Spelling() {}

  /** The elements between brackets, a comma and a space between them. */
  static String join(String open, List<Expression> elements, String close) {
    return elements.stream()
        .map(Expression::toSource)
        .collect(Collectors.joining(", ", open, close));
  }

  /** What an attribute is taken of or what is called, in brackets where that needs them. */
  static String primary(Expression expression) {
    boolean loose =
        expression instanceof BinOp
            || expression instanceof Verbatim
            || expression instanceof Constant number && isNumber(number);
    return loose ? "(" + expression.toSource() + ")" : expression.toSource();
  }

  /** Whether this is a number of any kind. */
  static boolean isNumber(Constant constant) {
    return switch (constant.kind()) {
      case INT, FLOAT, COMPLEX -> true;
      default -> false;
    };
  }

  /** A single-quoted string literal that no control or half character can break. */
  static String quote(String text) {
    StringBuilder quoted = new StringBuilder(text.length() + 2).append('\'');
    text.codePoints().forEach(codePoint -> appendEscaped(quoted, codePoint));
    return quoted.append('\'').toString();
  }

  private static void appendEscaped(StringBuilder out, int codePoint) {
    switch (codePoint) {
      case '\'' -> out.append("\\'");
      case '\\' -> out.append("\\\\");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> {
        if (codePoint < ' ' || codePoint == 0x7f) {
          out.append(String.format("\\x%02x", codePoint));
        } else if (codePoint >= 0xd800 && codePoint <= 0xdfff) {
          out.append(String.format("\\u%04x", codePoint));
        } else {
          out.appendCodePoint(codePoint);
        }
      }
    }
  }
}
