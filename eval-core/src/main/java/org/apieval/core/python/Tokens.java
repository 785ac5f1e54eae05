package org.apieval.core.python;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/**
 * The tokens of a text as parallel arrays, with the partner of every bracket. Not thread-safe; a
 * reader owns its tokens.
 */
final class Tokens {

  private int[] types;
  private int[] starts;
  private int[] ends;
  private int size;
  private final Map<Integer, Repair> repairs = new HashMap<>();

  Tokens(int expected) {
    int room = Math.max(16, expected);
    types = new int[room];
    starts = new int[room];
    ends = new int[room];
  }

  void add(int type, int start, int end, @Nullable Repair repair) {
    if (repair != null) {
      repairs.put(size, repair);
    }
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

  /** The type, {@link Token#EOF} behind the last token. */
  int type(int index) {
    return index >= 0 && index < size ? types[index] : Token.EOF;
  }

  /** What stands for a token; null for most. */
  @Nullable Repair repair(int index) {
    return repairs.isEmpty() ? null : repairs.get(index);
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
