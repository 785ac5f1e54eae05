package org.apieval.core.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.apieval.api.hub.ApiKey;
import org.apieval.core.python.CandidateReader;

/**
 * The reference APIs of a catalogue, filed by key. Looking up costs the same however large the
 * catalogue is. Immutable once built, thread-safe.
 */
public final class ReferenceIndex {

  private final Map<Object, List<Reference>> byKey;
  private final Map<Object, List<Reference>> byText;
  private final Map<Object, List<Reference>> byModel;
  private final Set<String> functions = new HashSet<>();
  private final Set<ApiKey> beginnings = new HashSet<>();

  /**
   * @param references in catalogue order
   */
  public ReferenceIndex(List<Reference> references) {
    this(references, HashMap::new);
  }

  /** With maps of another kind, which may count what is asked of them. */
  ReferenceIndex(List<Reference> references, Supplier<Map<Object, List<Reference>>> maps) {
    this.byKey = maps.get();
    this.byText = maps.get();
    this.byModel = maps.get();
    references.forEach(this::file);
  }

  private void file(Reference reference) {
    if (reference.keys().isEmpty()) {
      add(byText, CandidateReader.collapse(reference.entry().apiCall()), reference);
    }
    for (ApiKey key : reference.keys()) {
      add(byKey, key, reference);
      functions.add(key.function());
      for (int parts = 0; parts <= key.parts().size(); parts++) {
        beginnings.add(beginning(key, parts));
      }
      models(key).forEach(model -> add(byModel, model, reference));
    }
  }

  private static void add(Map<Object, List<Reference>> map, Object key, Reference reference) {
    List<Reference> filed = map.computeIfAbsent(key, absent -> new ArrayList<>(1));
    if (filed.isEmpty() || filed.get(filed.size() - 1) != reference) {
      filed.add(reference);
    }
  }

  private static List<String> models(ApiKey key) {
    return key.parts().stream()
        .filter(part -> part.role() == ApiKey.Role.MODEL)
        .filter(ApiKey.Part::isConstant)
        .map(ApiKey.Part::value)
        .toList();
  }

  private static ApiKey beginning(ApiKey key, int parts) {
    return new ApiKey(key.function(), key.parts().subList(0, parts));
  }

  /** The references under a key, in catalogue order. */
  public List<Reference> find(ApiKey key) {
    return byKey.getOrDefault(key, List.of());
  }

  /** The references without a readable call whose text is this one, white space collapsed. */
  public List<Reference> findText(String collapsed) {
    return byText.getOrDefault(collapsed, List.of());
  }

  /** The references that name this model, through whatever function, in catalogue order. */
  public List<Reference> findModel(String model) {
    return byModel.getOrDefault(model, List.of());
  }

  /** Whether some reference calls this function. */
  public boolean hasFunction(String function) {
    return functions.contains(function);
  }

  /**
   * How many of the key's parts, from the first on, are those of some reference of its function.
   */
  public int knownParts(ApiKey key) {
    int known = 0;
    while (known < key.parts().size() && beginnings.contains(beginning(key, known + 1))) {
      known++;
    }
    return known;
  }
}
