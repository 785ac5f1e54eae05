package org.apieval.core.dataset;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.api.hub.HubSample;

/** A hub that knows no API: reading needs only its id and sample. */
record FakeHub(String id, Supplier<Optional<HubSample>> source) implements HubRules {

  FakeHub(String id) {
    this(id, Optional::empty);
  }

  @Override
  public List<ApiKey> referenceKeys(Call reference) {
    return List.of();
  }

  @Override
  public List<ApiKey> candidateKeys(Call candidate) {
    return List.of();
  }

  @Override
  public Optional<HubSample> sample() {
    return source.get();
  }
}
