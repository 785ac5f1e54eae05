package org.apieval.core.python;

/**
 * A range of characters of the original text.
 *
 * @param start offset of the first character, 0-based, in UTF-16 units
 * @param end offset behind the last one
 */
public record Span(int start, int end) {

  /** Whether {@code other} lies inside this range. */
  public boolean contains(Span other) {
    return start <= other.start && other.end <= end;
  }

  /** This range of a text. */
  public String of(String text) {
    return text.substring(start, end);
  }
}
