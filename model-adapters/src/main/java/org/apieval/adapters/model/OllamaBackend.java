package org.apieval.adapters.model;

import java.util.Map;
import org.apieval.api.model.ModelAdapter;

/**
 * The backend {@code ollama}, by the own interface of Ollama. See {@code docs/model-backends.md}
 * for settings. Stateless and thread-safe.
 */
public final class OllamaBackend implements ModelAdapter.Factory {

  private final Surroundings surroundings;

  /** For the search for services. */
  public OllamaBackend() {
    this(Surroundings.ofProcess());
  }

  OllamaBackend(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public String id() {
    return "ollama";
  }

  @Override
  public ModelAdapter create(String model, Map<String, String> settings) {
    return ChatAdapter.of(new OllamaProtocol(), model, settings, surroundings);
  }
}
