package org.apieval.core.lint;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.match.Reference;
import org.apieval.core.python.CandidateReader;

/** Finds entries that verdicts cannot tell apart. Stateless and thread-safe. */
final class SharedKeys {

  /** One finding for each set of entries, at the first of them. */
  void check(References references, Findings findings) {
    Map<Object, List<ApiRecord>> groups = new LinkedHashMap<>();
    for (Reference reference : references.all()) {
      identities(reference)
          .forEach(
              identity ->
                  groups
                      .computeIfAbsent(identity, absent -> new ArrayList<>(1))
                      .add(reference.entry()));
    }
    Collection<List<ApiRecord>> shared =
        new LinkedHashSet<>(); // two keys may have the same entries
    groups.values().stream().filter(group -> group.size() > 1).forEach(shared::add);
    shared.forEach(group -> report(group, references, findings));
  }

  private static Stream<Object> identities(Reference reference) {
    return reference.keys().isEmpty()
        ? Stream.of(CandidateReader.collapse(reference.entry().apiCall()))
        : reference.keys().stream().distinct().map(key -> key);
  }

  private static void report(List<ApiRecord> group, References references, Findings findings) {
    Map<String, List<ApiRecord>> byDomain = new LinkedHashMap<>();
    for (ApiRecord entry : group) {
      byDomain
          .computeIfAbsent(references.canonical(entry.domain()), absent -> new ArrayList<>(1))
          .add(entry);
    }
    int first = group.get(0).line();
    if (byDomain.size() == 1) {
      findings.add(
          Severity.INFO,
          Rule.SHARED_KEY,
          first,
          "this API stands again on %s: verdicts do not tell these %d entries apart, all of one domain"
              .formatted(references.lines(group.subList(1, group.size())), group.size()));
    } else {
      findings.add(
          Severity.WARNING,
          Rule.CONFLICTING_DOMAINS,
          first,
          "this API stands in %d entries of %d domains, %s: it counts as correct for each of them"
              .formatted(group.size(), byDomain.size(), domains(byDomain, references)));
    }
  }

  private static String domains(Map<String, List<ApiRecord>> byDomain, References references) {
    return Shown.list(
        byDomain.values().stream()
            .map(
                entries ->
                    "%s on %s"
                        .formatted(Shown.text(entries.get(0).domain()), references.lines(entries)))
            .toList());
  }
}
