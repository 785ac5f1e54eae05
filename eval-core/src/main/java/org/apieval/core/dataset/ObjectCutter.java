package org.apieval.core.dataset;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts the outermost objects out of a text, whatever stands between them. A string ends with its
 * line, as in JSON, so that a lost quote does not cost more than its record. Used once.
 */
final class ObjectCutter {

  /**
   * An object's text.
   *
   * @param start of its first brace
   * @param end behind its last one, or of the text where that is missing
   * @param line 0-based, of its first brace
   */
  record Piece(int start, int end, int line) {

    String in(String text) {
      return text.substring(start, end);
    }
  }

  private final String text;
  private final List<Piece> pieces = new ArrayList<>();
  private int line;
  private int depth;
  private int start;
  private int startLine;

  ObjectCutter(String text) {
    this.text = text;
  }

  /** All objects in file order. */
  List<Piece> cut() {
    boolean quoted = false;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '\n') {
        line++;
        quoted = false;
      } else if (quoted && c == '\\' && at + 1 < text.length() && text.charAt(at + 1) != '\n') {
        at++;
      } else if (c == '"') {
        quoted = !quoted && depth > 0;
      } else if (!quoted) {
        brace(c, at);
      }
    }
    if (depth > 0) {
      pieces.add(new Piece(start, text.length(), startLine));
    }
    return pieces;
  }

  private void brace(char c, int at) {
    if (c == '{' && depth++ == 0) {
      start = at;
      startLine = line;
    } else if (c == '}' && depth > 0 && --depth == 0) {
      pieces.add(new Piece(start, at + 1, startLine));
    }
  }
}
