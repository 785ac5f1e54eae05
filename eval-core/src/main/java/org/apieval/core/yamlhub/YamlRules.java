package org.apieval.core.yamlhub;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;

/** The rules of a hub that a file describes. Immutable and thread-safe. */
final class YamlRules implements HubRules {

  private final String id;
  private final Map<String, FunctionRule> byName = new HashMap<>();
  private final List<FunctionRule> patterns = new ArrayList<>();
  private final Map<String, String> domains;

  /**
   * @param functions names before patterns, the first that fits a call counts
   * @param domains other labels of domains, in the form in which labels are compared, and the label
   *     in that form that each stands for
   */
  YamlRules(String id, List<FunctionRule> functions, Map<String, String> domains) {
    this.id = id;
    this.domains = Map.copyOf(domains);
    for (FunctionRule function : functions) {
      if (function.isPattern()) {
        patterns.add(function);
      } else {
        function.names().forEach(name -> byName.putIfAbsent(name, function));
      }
    }
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public List<ApiKey> referenceKeys(Call reference) {
    return keys(reference, (rule, name) -> List.of(rule.referenceKey(name, reference)));
  }

  @Override
  public List<ApiKey> candidateKeys(Call candidate) {
    return keys(candidate, (rule, name) -> rule.candidateKeys(name, candidate));
  }

  @Override
  public String canonicalDomain(String domain) {
    String canonical = HubRules.super.canonicalDomain(domain);
    return domains.getOrDefault(canonical, canonical);
  }

  private List<ApiKey> keys(Call call, BiFunction<FunctionRule, String, List<ApiKey>> keysOf) {
    Optional<String> name = CallName.of(call);
    return name.flatMap(this::rule)
        .map(rule -> keysOf.apply(rule, rule.function(name.get())))
        .orElse(List.of());
  }

  private Optional<FunctionRule> rule(String name) {
    return Optional.ofNullable(byName.get(name))
        .or(() -> patterns.stream().filter(pattern -> pattern.fits(name)).findFirst());
  }
}
