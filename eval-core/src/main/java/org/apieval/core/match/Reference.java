package org.apieval.core.match;

import java.util.List;
import java.util.Optional;
import org.apieval.api.call.Call;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.ApiKey;

/**
 * A catalogue entry, read.
 *
 * @param entry the entry
 * @param call the call it stands for: its own, or the one it wraps; empty for entries that are
 *     compared as text
 * @param keys the identities of that call, the principal one first; empty exactly where {@code
 *     call} is
 * @param runs whether Python would take the call as it is written
 */
public record Reference(ApiRecord entry, Optional<Call> call, List<ApiKey> keys, boolean runs) {

  public Reference {
    keys = List.copyOf(keys);
  }
}
