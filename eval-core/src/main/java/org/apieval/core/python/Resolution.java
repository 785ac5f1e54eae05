package org.apieval.core.python;

import java.util.List;
import org.apieval.api.call.Call;

/**
 * A call with the names in it looked up.
 *
 * @param call the call, imported names in full and names of constants replaced
 * @param resolved what was looked up, each once and in order of use: {@code repo =
 *     'pytorch/vision'}, {@code AM = transformers.AutoModel}; empty if the call is unchanged or
 *     only its constants were joined
 */
public record Resolution(Call call, List<String> resolved) {

  public Resolution {
    resolved = List.copyOf(resolved);
  }
}
