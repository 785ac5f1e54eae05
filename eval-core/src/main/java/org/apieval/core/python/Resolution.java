package org.apieval.core.python;

import java.util.List;
import org.apieval.api.call.Call;

/**
 * A call with its names looked up.
 *
 * @param call the call with names replaced by what they stand for
 * @param resolved what was used, {@code repo = 'pytorch/vision'}, each once, in order of use
 */
public record Resolution(Call call, List<String> resolved) {

  public Resolution {
    resolved = List.copyOf(resolved);
  }
}
