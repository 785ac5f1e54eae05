package org.apieval.core.drift;

import java.util.List;
import java.util.function.Supplier;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;

/**
 * A hub whose failures are said to be its own.
 *
 * @param hub the hub
 */
record GuardedHub(HubRules hub) implements HubRules {

  @Override
  public String id() {
    return hub.id();
  }

  @Override
  public List<ApiKey> referenceKeys(Call reference) {
    return guarded(() -> hub.referenceKeys(reference));
  }

  @Override
  public List<ApiKey> candidateKeys(Call candidate) {
    return guarded(() -> hub.candidateKeys(candidate));
  }

  private List<ApiKey> guarded(Supplier<List<ApiKey>> keys) {
    try {
      return keys.get();
    } catch (RuntimeException e) {
      throw new EvalException(
          EvalException.Code.PROVIDER, "hub %s failed: %s".formatted(hub.id(), e), e);
    }
  }
}
