package org.apieval.adapters.model;

import java.util.Map;
import org.apieval.api.model.ModelAdapter;

/**
 * The backend {@code anthropic}. See {@code docs/model-backends.md} for settings. Stateless and
 * thread-safe.
 */
public final class AnthropicBackend implements ModelAdapter.Factory {

  private final Surroundings surroundings;

  /** For the search for services. */
  public AnthropicBackend() {
    this(Surroundings.ofProcess());
  }

  AnthropicBackend(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public String id() {
    return "anthropic";
  }

  @Override
  public ModelAdapter create(String model, Map<String, String> settings) {
    return ChatAdapter.of(new AnthropicProtocol(), model, settings, surroundings);
  }
}
