package org.apieval.core.match;

import java.util.List;
import java.util.stream.Stream;

/**
 * A call with its keys, and the calls inside it.
 *
 * @param call the call
 * @param inner the calls directly inside it, in source order
 */
public record CallTree(KeyedCall call, List<CallTree> inner) {

  public CallTree {
    inner = List.copyOf(inner);
  }

  /** This call and all inside it, outer before inner. */
  public Stream<KeyedCall> calls() {
    return Stream.concat(Stream.of(call), inner.stream().flatMap(CallTree::calls));
  }
}
