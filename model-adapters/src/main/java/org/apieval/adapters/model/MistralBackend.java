package org.apieval.adapters.model;

import java.util.Map;
import org.apieval.api.model.ModelAdapter;

/**
 * The backend {@code mistral}. See {@code docs/model-backends.md} for settings. Stateless and
 * thread-safe.
 */
public final class MistralBackend implements ModelAdapter.Factory {

  private final Surroundings surroundings;

  /** For the search for services. */
  public MistralBackend() {
    this(Surroundings.ofProcess());
  }

  MistralBackend(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public String id() {
    return "mistral";
  }

  @Override
  public ModelAdapter create(String model, Map<String, String> settings) {
    return ChatAdapter.of(new MistralProtocol(), model, settings, surroundings);
  }
}
