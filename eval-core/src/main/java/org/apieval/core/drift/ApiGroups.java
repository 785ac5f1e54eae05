package org.apieval.core.drift;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apieval.core.DisjointSets;
import org.apieval.core.match.Matcher;
import org.apieval.core.match.Reference;
import org.apieval.core.match.ReferenceIndex;

/**
 * The entries of a catalogue, put together where they stand for one API: a call of one matches the
 * other. They change together, else an old call would still be in the catalogue.
 */
final class ApiGroups {

  private ApiGroups() {}

  /** The APIs, each with its entries, in the order of their first lines. */
  static List<List<Reference>> of(List<Reference> references, AnswerCalls calls) {
    Matcher matcher = new Matcher(new ReferenceIndex(references));
    DisjointSets<Integer> apis = new DisjointSets<>();
    for (Reference reference : references) {
      own(reference, calls, matcher).forEach(other -> apis.join(reference.entry().line(), other));
    }
    Map<Integer, List<Reference>> groups = new LinkedHashMap<>();
    for (Reference reference : references) {
      groups
          .computeIfAbsent(apis.root(reference.entry().line()), absent -> new ArrayList<>())
          .add(reference);
    }
    return List.copyOf(groups.values());
  }

  /** The lines that the entry's own call, in an answer, is taken for. */
  private static List<Integer> own(Reference reference, AnswerCalls calls, Matcher matcher) {
    return calls.read(reference.entry().apiCall()).stream()
        .flatMap(read -> matcher.match(read.trees(), read.texts()).stream())
        .filter(match -> !match.nested())
        .flatMap(match -> match.references().stream())
        .map(other -> other.entry().line())
        .toList();
  }
}
