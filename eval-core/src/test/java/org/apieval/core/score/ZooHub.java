package org.apieval.core.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.api.call.Call;
import org.apieval.api.call.Expression;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.ApiKey.Part;
import org.apieval.api.hub.ApiKey.Role;
import org.apieval.api.hub.HubRules;

/** A hub for tests: {@code zoo.load(repo, model)} and {@code zoo.Layer(repo, model)}. */
public final class ZooHub implements HubRules {

  @Override
  public String id() {
    return "zoo";
  }

  @Override
  public List<ApiKey> referenceKeys(Call reference) {
    return candidateKeys(reference).stream().limit(1).toList();
  }

  @Override
  public List<ApiKey> candidateKeys(Call candidate) {
    String function = candidate.callee().orElse("");
    if (!function.matches("zoo\\.(load|Layer|crash)")) {
      return List.of();
    }
    if (function.equals("zoo.crash")) {
      throw new IllegalStateException("out of order");
    }
    List<Part> parts = new ArrayList<>();
    add(parts, "repo", Role.REPOSITORY, candidate.parameter(0, "repo"));
    add(parts, "model", Role.MODEL, candidate.parameter(1, "model"));
    List<ApiKey> keys = new ArrayList<>();
    for (int size = parts.size(); size >= 0; size--) {
      keys.add(new ApiKey(function, parts.subList(0, size)));
    }
    return keys;
  }

  private static void add(List<Part> parts, String name, Role role, Optional<Expression> value) {
    value.ifPresent(given -> parts.add(Part.of(name, role, given)));
  }
}
