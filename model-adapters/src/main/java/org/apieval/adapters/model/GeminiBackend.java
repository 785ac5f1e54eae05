package org.apieval.adapters.model;

import java.util.Map;
import org.apieval.api.model.ModelAdapter;

/**
 * The backend {@code gemini}. See {@code docs/model-backends.md} for settings. Stateless and
 * thread-safe.
 */
public final class GeminiBackend implements ModelAdapter.Factory {

  private final Surroundings surroundings;

  /** For the search for services. */
  public GeminiBackend() {
    this(Surroundings.ofProcess());
  }

  GeminiBackend(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public String id() {
    return "gemini";
  }

  @Override
  public ModelAdapter create(String model, Map<String, String> settings) {
    return ChatAdapter.of(new GeminiProtocol(), model, settings, surroundings);
  }
}
