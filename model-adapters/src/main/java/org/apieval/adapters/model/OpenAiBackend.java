package org.apieval.adapters.model;

import java.util.Map;
import org.apieval.api.model.ModelAdapter;

/**
 * The backend {@code openai}: any server that understands chat completions as OpenAI defined them.
 * See {@code docs/model-backends.md} for settings. Stateless and thread-safe.
 */
public final class OpenAiBackend implements ModelAdapter.Factory {

  private final Surroundings surroundings;

  /** For the search for services. */
  public OpenAiBackend() {
    this(Surroundings.ofProcess());
  }

  OpenAiBackend(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public String id() {
    return "openai";
  }

  @Override
  public ModelAdapter create(String model, Map<String, String> settings) {
    return ChatAdapter.of(new OpenAiProtocol(), model, settings, surroundings);
  }
}
