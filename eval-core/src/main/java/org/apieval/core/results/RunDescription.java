package org.apieval.core.results;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How answers came about, as a run's {@code settings.json} has it. Immutable and thread-safe.
 *
 * @param values by name, in the order of the file; foreign text
 */
public record RunDescription(Map<String, String> values) {

  public RunDescription {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** The model as it was asked for, {@code openai:gpt-4o}. */
  public Optional<String> model() {
    return value("model");
  }

  /** The retriever's id. */
  public Optional<String> retriever() {
    return value("retriever");
  }

  /** The prompt's id. */
  public Optional<String> prompt() {
    return value("prompt");
  }

  /** Any other setting. */
  public Optional<String> value(String name) {
    return Optional.ofNullable(values.get(name));
  }
}
