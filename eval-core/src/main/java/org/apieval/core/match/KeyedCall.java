package org.apieval.core.match;

import java.util.List;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey;
import org.apieval.core.python.SourceCall;

/**
 * A call of an answer, or a call inside one, with the hub's keys for it.
 *
 * @param found the outermost call it belongs to, as it stands in the answer
 * @param written the call itself, as written
 * @param call the call with its names resolved
 * @param keys under which it may be found, most specific first, those of the resolved function
 *     before those of the written one; empty if it is not the hub's
 * @param resolved the names that were looked up in the outermost call
 */
public record KeyedCall(
    SourceCall found, Call written, Call call, List<ApiKey> keys, List<String> resolved) {

  public KeyedCall {
    keys = List.copyOf(keys);
    resolved = List.copyOf(resolved);
  }

  /** Whether Python would take the call as it is written. */
  public boolean runs() {
    return found.problem().isEmpty();
  }
}
