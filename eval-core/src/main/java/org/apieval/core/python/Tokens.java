package org.apieval.core.python;

import java.util.Arrays;

/**
 * The tokens of a text as parallel arrays, with the partner of every bracket. Not thread-safe; a
 * reader owns its tokens.
 */
final class Tokens {

  private int[] types;
  private int[] starts;
  private int[] ends;
  private int size;

  Tokens(int expected) {
    int room = Math.max(16, expected);
    types = new int[room];
    starts = new int[room];
    ends = new int[room];
  }

  void add(int type, int start, int end) {
    if (size == types.length) {
      types = Arrays.copyOf(types, size * 2);
      starts = Arrays.copyOf(starts, size * 2);
      ends = Arrays.copyOf(ends, size * 2);
    }
    types[size] = type;
    starts[size] = start;
    ends[size++] = end;
  }

  int size() {
    return size;
  }

  /** The type, {@link org.antlr.v4.runtime.Token#EOF} behind the last token. */
  int type(int index) {
    return index >= 0 && index < size ? types[index] : org.antlr.v4.runtime.Token.EOF;
  }

  void retype(int index, int type) {
    types[index] = type;
  }

  int start(int index) {
    return starts[index];
  }

  int end(int index) {
    return ends[index];
  }
}
