package org.apieval.core.python;

import java.util.Map;

/** Python's reserved words and the token types they have. */
final class Keywords {

  private static final int LONGEST = 8;

  private static final Map<String, Integer> TYPES =
      Map.ofEntries(
          Map.entry("None", PythonExpressionParser.NONE),
          Map.entry("True", PythonExpressionParser.TRUE),
          Map.entry("False", PythonExpressionParser.FALSE),
          Map.entry("and", PythonExpressionParser.AND),
          Map.entry("or", PythonExpressionParser.OR),
          Map.entry("not", PythonExpressionParser.NOT),
          Map.entry("in", PythonExpressionParser.IN),
          Map.entry("is", PythonExpressionParser.IS),
          Map.entry("if", PythonExpressionParser.IF),
          Map.entry("else", PythonExpressionParser.ELSE),
          Map.entry("for", PythonExpressionParser.FOR),
          Map.entry("async", PythonExpressionParser.ASYNC),
          Map.entry("await", PythonExpressionParser.AWAIT),
          Map.entry("lambda", PythonExpressionParser.LAMBDA),
          Map.entry("yield", PythonExpressionParser.YIELD),
          Map.entry("from", PythonExpressionParser.FROM),
          Map.entry("def", PythonExpressionParser.DEF),
          Map.entry("class", PythonExpressionParser.CLASS),
          Map.entry("as", PythonExpressionParser.KEYWORD),
          Map.entry("assert", PythonExpressionParser.KEYWORD),
          Map.entry("break", PythonExpressionParser.KEYWORD),
          Map.entry("continue", PythonExpressionParser.KEYWORD),
          Map.entry("del", PythonExpressionParser.KEYWORD),
          Map.entry("elif", PythonExpressionParser.KEYWORD),
          Map.entry("except", PythonExpressionParser.KEYWORD),
          Map.entry("finally", PythonExpressionParser.KEYWORD),
          Map.entry("global", PythonExpressionParser.KEYWORD),
          Map.entry("import", PythonExpressionParser.KEYWORD),
          Map.entry("nonlocal", PythonExpressionParser.KEYWORD),
          Map.entry("pass", PythonExpressionParser.KEYWORD),
          Map.entry("raise", PythonExpressionParser.KEYWORD),
          Map.entry("return", PythonExpressionParser.KEYWORD),
          Map.entry("try", PythonExpressionParser.KEYWORD),
          Map.entry("while", PythonExpressionParser.KEYWORD),
          Map.entry("with", PythonExpressionParser.KEYWORD));

  private Keywords() {}

  /** The token type of the word at this place: that of a reserved word, else NAME. */
  static int type(String text, int start, int end) {
    int length = end - start;
    if (length < 2 || length > LONGEST || text.charAt(start) > 'y') {
      return PythonExpressionParser.NAME;
    }
    return TYPES.getOrDefault(text.substring(start, end), PythonExpressionParser.NAME);
  }

  /** Whether this word is reserved. */
  static boolean isReserved(String word) {
    return TYPES.containsKey(word);
  }
}
