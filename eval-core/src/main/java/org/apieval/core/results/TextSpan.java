package org.apieval.core.results;

/**
 * A part of a text, in UTF-16 code units. Immutable and thread-safe.
 *
 * @param start where it begins, 0 and up
 * @param end behind its last unit, at least the start
 */
public record TextSpan(int start, int end) {

  public TextSpan {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("not a span: " + start + " to " + end);
    }
  }
}
