package org.apieval.core.score;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.hub.ApiKey;

/**
 * One thing that identifies an API, in the call that was judged, in the reference it is compared
 * with, and in the gold call. Values stand as they are written in a call.
 *
 * @param name the parameter, or {@code function}
 * @param answer what the judged call has; empty where it is missing
 * @param reference what the reference has; empty where it is missing, or there is no reference
 * @param gold what the gold call has; empty where it is missing, or that call has no key
 */
public record ArgumentComparison(
    String name, Optional<String> answer, Optional<String> reference, Optional<String> gold) {

  private static final String FUNCTION = "function";

  /** Whether the judged call and the reference have the same, or both lack it. */
  public boolean same() {
    return answer.equals(reference);
  }

  /** The functions, then every part that one of the keys has, the reference's own order first. */
  static List<ArgumentComparison> of(
      ApiKey answer, Optional<ApiKey> reference, Optional<ApiKey> gold) {
    Map<String, String> inAnswer = parts(answer);
    Map<String, String> inReference = reference.map(ArgumentComparison::parts).orElse(Map.of());
    Map<String, String> inGold = gold.map(ArgumentComparison::parts).orElse(Map.of());
    Set<String> names = new LinkedHashSet<>(List.of(FUNCTION));
    names.addAll(inReference.keySet());
    names.addAll(inAnswer.keySet());
    names.addAll(inGold.keySet());
    List<ArgumentComparison> all = new ArrayList<>();
    for (String name : names) {
      all.add(
          new ArgumentComparison(
              name,
              Optional.ofNullable(inAnswer.get(name)),
              Optional.ofNullable(inReference.get(name)),
              Optional.ofNullable(inGold.get(name))));
    }
    return List.copyOf(all);
  }

  /** The function, and the values by parameter. */
  private static Map<String, String> parts(ApiKey key) {
    Map<String, String> parts = new LinkedHashMap<>();
    parts.put(FUNCTION, key.function());
    for (ApiKey.Part part : key.parts()) {
      parts.putIfAbsent(part.name(), part.toString().substring(part.name().length() + 1));
    }
    return parts;
  }
}
