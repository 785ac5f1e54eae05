package org.apieval.core.drift;

import java.util.Optional;
import org.apieval.api.call.Call;

/** A change, done to the tree of a call. Implementations are immutable and thread-safe. */
public interface Edit {

  /** No change: what is done to the calls of an entry that is gone. */
  static Edit none() {
    return call -> Optional.empty();
  }

  /** The call as the changed documentation has it; empty where the change does not touch it. */
  Optional<Call> apply(Call call);

  /**
   * The call as it was before the change; empty where it does not show the change. Asked only of
   * changes that hubs have no key for.
   */
  default Optional<Call> undo(Call call) {
    return Optional.empty();
  }
}
