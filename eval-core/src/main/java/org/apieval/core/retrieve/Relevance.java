package org.apieval.core.retrieve;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.core.match.ReferenceReader;

/**
 * Says whether a document is a right one for a question. Remembers the keys of calls it has seen;
 * thread-safe as far as the hub is.
 */
final class Relevance {

  private final List<ApiRecord> catalogue;
  private final ReferenceReader reader;
  private final Map<String, Set<String>> domainsByCall = new HashMap<>();
  private final Map<String, Set<ApiKey>> keysByCall = new ConcurrentHashMap<>();

  Relevance(HubRules hub, List<ApiRecord> catalogue) {
    this.catalogue = List.copyOf(catalogue);
    this.reader = new ReferenceReader(hub);
    for (ApiRecord entry : catalogue) {
      domainsByCall.computeIfAbsent(entry.apiCall(), absent -> new HashSet<>()).add(entry.domain());
    }
  }

  /** Whether a document is right by a criterion. */
  boolean isRight(Criterion criterion, Question question, ApiRecord document) {
    return switch (criterion) {
      case GOLD_DOMAIN ->
          domainsByCall.getOrDefault(document.apiCall(), Set.of()).contains(question.domain());
      case GOLD_CALL -> document.apiCall().equals(question.goldCall());
      case GOLD_API -> isGoldApi(question, document);
    };
  }

  /**
   * The entries of the question's gold API: those with the very gold call first, in catalogue
   * order. Empty where the catalogue has none.
   */
  List<ApiRecord> gold(Question question) {
    return Stream.of(Criterion.GOLD_CALL, Criterion.GOLD_API)
        .flatMap(
            criterion -> catalogue.stream().filter(entry -> isRight(criterion, question, entry)))
        .distinct()
        .toList();
  }

  private boolean isGoldApi(Question question, ApiRecord document) {
    return document.apiCall().equals(question.goldCall())
        || !Collections.disjoint(keys(question.goldCall()), keys(document.apiCall()));
  }

  private Set<ApiKey> keys(String call) {
    return keysByCall.computeIfAbsent(
        call, text -> Set.copyOf(reader.read(new ApiRecord(-1, "", text, Map.of())).keys()));
  }
}
