package org.apieval.app;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.hub.ApiKey;

/**
 * One thing that identifies an API, in an answer's call and in a reference.
 *
 * @param name the parameter, or {@code function}
 * @param answer what the call has; empty where it is missing
 * @param reference what the reference has; empty where it is missing
 */
record KeyDifference(String name, Optional<String> answer, Optional<String> reference) {

  /** Whether both have the same. */
  boolean same() {
    return answer.equals(reference);
  }

  /** The functions, then every part that one of the keys has. */
  static List<KeyDifference> between(ApiKey answer, ApiKey reference) {
    List<KeyDifference> all = new ArrayList<>();
    all.add(
        new KeyDifference(
            "function", Optional.of(answer.function()), Optional.of(reference.function())));
    Map<String, String> inAnswer = parts(answer);
    Map<String, String> inReference = parts(reference);
    Map<String, String> names = new LinkedHashMap<>(inReference);
    inAnswer.forEach(names::putIfAbsent);
    for (String name : names.keySet()) {
      all.add(
          new KeyDifference(
              name,
              Optional.ofNullable(inAnswer.get(name)),
              Optional.ofNullable(inReference.get(name))));
    }
    return all;
  }

  /** The values as they are written in a call, by parameter. */
  private static Map<String, String> parts(ApiKey key) {
    Map<String, String> parts = new LinkedHashMap<>();
    for (ApiKey.Part part : key.parts()) {
      parts.putIfAbsent(part.name(), part.toString().substring(part.name().length() + 1));
    }
    return parts;
  }
}
