package org.apieval.api.own;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.api.hub.law.HubLaws;

/**
 * What a hub's rules make of a catalogue.
 *
 * @param identified calls that have a key
 * @param keyless calls that have none, themselves or inside
 * @param lost calls that do not find their own entry
 * @param shared groups of calls that differ and have a key in common
 * @param repeated how many different calls stand under several entries
 */
public record CatalogueReport(
    List<Call> identified,
    List<Call> keyless,
    List<Call> lost,
    List<Set<String>> shared,
    int repeated) {

  /** Files every call as the engine does: under its own keys, else under those of a call inside. */
  public static CatalogueReport of(HubRules rules, List<Call> catalogue) {
    List<Call> identified = new ArrayList<>();
    List<Call> keyless = new ArrayList<>();
    for (Call entry : catalogue) {
      Optional<Call> api =
          entry.calls().stream().filter(call -> !rules.referenceKeys(call).isEmpty()).findFirst();
      api.ifPresentOrElse(identified::add, () -> keyless.add(entry));
    }
    Map<ApiKey, Set<String>> index = new LinkedHashMap<>();
    Map<String, Integer> entries = new LinkedHashMap<>();
    for (Call call : identified) {
      entries.merge(call.toSource(), 1, Integer::sum);
      for (ApiKey key : rules.referenceKeys(call)) {
        index.computeIfAbsent(key, k -> new TreeSet<>()).add(call.toSource());
      }
    }
    return new CatalogueReport(
        identified,
        keyless,
        identified.stream().filter(call -> !new HubLaws(rules).matches(call, call)).toList(),
        index.values().stream().filter(calls -> calls.size() > 1).distinct().toList(),
        (int) entries.values().stream().filter(count -> count > 1).count());
  }

  /** The counts and the groups, for people. */
  public String summary() {
    return "%d identified, %d without a key, %d lost, %d calls under several entries, shared: %s"
        .formatted(identified.size(), keyless.size(), lost.size(), repeated, shared);
  }
}
