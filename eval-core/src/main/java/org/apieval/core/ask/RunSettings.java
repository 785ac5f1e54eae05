package org.apieval.core.ask;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apieval.core.EvalException;

/**
 * All that decides what a run's answers are, by name, as text: what {@code settings.json} holds.
 * Beside it the tool's version ({@code apieval}), {@code repeats} and {@code limit}, in which a
 * later start may differ. Never a key or a password. Immutable and thread-safe.
 *
 * @param values in the order to write them
 */
public record RunSettings(Map<String, String> values) {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** Those that may differ between two starts of a run: they change no answer that is there. */
  private static final Set<String> FREE = Set.of("apieval", "repeats", "limit");

  public RunSettings {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** The JSON text, its line end included. */
  String toJson() {
    try {
      return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(values) + "\n";
    } catch (JsonProcessingException e) {
      throw new EvalException(EvalException.Code.INTERNAL, "settings are no JSON", e);
    }
  }

  /** What a text says that {@link #toJson} wrote; empty where it is none. */
  static Optional<RunSettings> parse(String text) {
    try {
      JsonNode object = JSON.readTree(text);
      Map<String, String> values = new LinkedHashMap<>();
      object
          .fields()
          .forEachRemaining(field -> values.put(field.getKey(), field.getValue().asText()));
      return object.isObject() ? Optional.of(new RunSettings(values)) : Optional.empty();
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }

  /** How these differ from others, a sentence part for each: {@code temperature is 0, was 1}. */
  List<String> differences(RunSettings before) {
    List<String> differences = new ArrayList<>();
    Map<String, String> names = new LinkedHashMap<>(values);
    names.putAll(before.values);
    names.keySet().removeAll(FREE);
    for (String name : names.keySet()) {
      String now = values.getOrDefault(name, "not given");
      String then = before.values.getOrDefault(name, "not given");
      if (!now.equals(then)) {
        differences.add("%s is %s, was %s".formatted(name, now, then));
      }
    }
    return differences;
  }
}
