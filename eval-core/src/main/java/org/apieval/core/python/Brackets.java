package org.apieval.core.python;

import java.util.Arrays;

/** The partner of every bracket of a token run. Not thread-safe. */
final class Brackets {

  /** Brackets inside brackets; Python allows no more. */
  static final int MAX_DEPTH = 200;

  private final int[] partners;
  private boolean tooDeep;

  private Brackets(int size) {
    partners = new int[size];
    Arrays.fill(partners, -1);
  }

  /**
   * Pairs the brackets. A closing bracket of another kind than the innermost open one closes the
   * nearest open one of its kind, and those in between stay alone; without such it stays alone
   * itself. Brackets that hold more than {@value #MAX_DEPTH} levels stay alone.
   */
  static Brackets of(Tokens tokens) {
    Brackets brackets = new Brackets(tokens.size());
    int[] open = new int[16];
    int[] heights = new int[16];
    int[] openOfKind = new int[3];
    int depth = 0;
    for (int i = 0; i < tokens.size(); i++) {
      int type = tokens.type(i);
      if (isOpening(type)) {
        if (depth == open.length) {
          open = Arrays.copyOf(open, depth * 2);
          heights = Arrays.copyOf(heights, depth * 2);
        }
        heights[depth] = 1;
        open[depth++] = i;
        openOfKind[kind(type)]++;
      } else if (isClosing(type) && openOfKind[kind(type)] > 0) {
        int opener;
        int height;
        do {
          height = heights[--depth];
          opener = open[depth];
          openOfKind[kind(tokens.type(opener))]--;
          if (depth > 0) {
            heights[depth - 1] = Math.max(heights[depth - 1], height + 1);
          }
        } while (kind(tokens.type(opener)) != kind(type));
        brackets.pair(opener, i, height);
      }
    }
    return brackets;
  }

  private void pair(int opener, int closer, int height) {
    if (height > MAX_DEPTH) {
      tooDeep = true;
    } else {
      partners[opener] = closer;
      partners[closer] = opener;
    }
  }

  static boolean isOpening(int type) {
    return type == PythonExpressionParser.LPAR
        || type == PythonExpressionParser.LSQB
        || type == PythonExpressionParser.LBRACE;
  }

  static boolean isClosing(int type) {
    return type == PythonExpressionParser.RPAR
        || type == PythonExpressionParser.RSQB
        || type == PythonExpressionParser.RBRACE;
  }

  private static int kind(int type) {
    return switch (type) {
      case PythonExpressionParser.LPAR, PythonExpressionParser.RPAR -> 0;
      case PythonExpressionParser.LSQB, PythonExpressionParser.RSQB -> 1;
      default -> 2;
    };
  }

  /** The other bracket of a pair; -1 for a bracket that stands alone. */
  int partner(int index) {
    return partners[index];
  }

  /** Marks an opening bracket as one whose content cannot be read. */
  void spoil(int opener) {
    partners[opener] = -1;
  }

  boolean isTooDeep() {
    return tooDeep;
  }
}
