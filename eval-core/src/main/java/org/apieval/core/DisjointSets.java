package org.apieval.core;

import java.util.HashMap;
import java.util.Map;

/**
 * Things that belong together, where what belongs to one belongs to all of its set. Each thing is
 * alone until it is joined. Used by one thread.
 *
 * @param <T> with {@code equals}
 */
public final class DisjointSets<T> {

  private final Map<T, T> parents = new HashMap<>();

  /** Makes the sets of two things one. */
  public void join(T one, T other) {
    parents.put(root(one), root(other));
  }

  /** What stands for the set of a thing, until the next {@link #join}: equal within a set only. */
  public T root(T thing) {
    T root = thing;
    for (T parent = parents.get(root); parent != null && !parent.equals(root); ) {
      root = parent;
      parent = parents.get(root);
    }
    parents.put(thing, root); // the next search is short
    return root;
  }
}
