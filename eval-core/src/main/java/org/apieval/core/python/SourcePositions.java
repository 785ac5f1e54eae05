package org.apieval.core.python;

import java.util.Arrays;

/** Turns offsets of one text into lines and columns. Immutable and thread-safe. */
public final class SourcePositions {

  private final String text;
  private final int[] lineStarts;

  /** A line ends with {@code \n}, {@code \r\n} or {@code \r}. */
  public SourcePositions(String text) {
    this.text = text;
    int[] starts = new int[16];
    int lines = 1;
    for (int at = 0; at < text.length(); at++) {
      char character = text.charAt(at);
      boolean pair = character == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n';
      if (character == '\n' || (character == '\r' && !pair)) {
        starts = lines == starts.length ? Arrays.copyOf(starts, lines * 2) : starts;
        starts[lines++] = at + 1;
      }
    }
    lineStarts = Arrays.copyOf(starts, lines);
  }

  /** The line of an offset, 1-based. */
  public int line(int offset) {
    int found = Arrays.binarySearch(lineStarts, offset);
    return found >= 0 ? found + 1 : -found - 1;
  }

  /** The column of an offset, 0-based, in characters (code points). */
  public int column(int offset) {
    return text.codePointCount(lineStarts[line(offset) - 1], offset);
  }
}
