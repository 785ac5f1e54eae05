package org.apieval.core.split;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.core.DisjointSets;
import org.apieval.core.EvalException;
import org.apieval.core.match.Reference;
import org.apieval.core.match.ReferenceReader;
import org.apieval.core.python.CandidateReader;

/**
 * Tells which gold calls are one API by the rules of a hub: one of them, given as an answer, would
 * match the other, or does so by way of a third. Calls that the hub has no key for are compared as
 * text. Used by one thread.
 */
final class ApiGroups {

  private final HubRules hub;
  private final ReferenceReader references;
  private final Map<String, Reference> read = new HashMap<>();
  private final DisjointSets<ApiKey> apis = new DisjointSets<>();

  /**
   * Groups the calls of questions.
   *
   * @throws EvalException PROVIDER if the hub fails
   */
  ApiGroups(HubRules hub, List<Question> questions) {
    this.hub = hub;
    this.references = new ReferenceReader(hub);
    Set<ApiKey> filed = new LinkedHashSet<>();
    List<Reference> all = new ArrayList<>();
    for (Question question : questions) {
      if (!read.containsKey(question.goldCall())) {
        Reference reference = references.read(new ApiRecord(-1, "", question.goldCall(), Map.of()));
        read.put(question.goldCall(), reference);
        all.add(reference);
        filed.addAll(reference.keys());
      }
    }
    all.forEach(reference -> join(reference, filed));
  }

  private void join(Reference reference, Set<ApiKey> filed) {
    List<ApiKey> keys = reference.keys();
    keys.forEach(key -> apis.join(keys.get(0), key));
    reference
        .call()
        .ifPresent(
            call -> {
              try {
                hub.candidateKeys(call).stream()
                    .filter(filed::contains)
                    .forEach(key -> apis.join(keys.get(0), key));
              } catch (RuntimeException e) {
                throw new EvalException(
                    EvalException.Code.PROVIDER,
                    "hub %s failed on a gold call: %s".formatted(hub.id(), e),
                    e);
              }
            });
  }

  /** What stands for the API of a question: equal for two exactly where they are one API. */
  Object of(Question question) {
    return key(question)
        .<Object>map(apis::root)
        .orElseGet(() -> CandidateReader.collapse(question.goldCall()));
  }

  /** The principal key of a question's gold call; empty where the hub has none. */
  Optional<ApiKey> key(Question question) {
    return read.get(question.goldCall()).keys().stream().findFirst();
  }
}
