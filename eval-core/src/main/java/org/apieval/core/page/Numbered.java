package org.apieval.core.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Values that are written once and named by number. Not thread-safe.
 *
 * @param <T> with a good {@code equals}
 */
final class Numbered<T> {

  private final Map<T, Integer> numbers = new HashMap<>();
  private final List<T> values = new ArrayList<>();

  /** The value's number, from 0. */
  int of(T value) {
    Integer known = numbers.get(value);
    if (known != null) {
      return known;
    }
    numbers.put(value, values.size());
    values.add(value);
    return values.size() - 1;
  }

  /** Every value once, by number. */
  List<T> values() {
    return values;
  }
}
