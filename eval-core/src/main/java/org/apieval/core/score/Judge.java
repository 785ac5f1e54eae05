package org.apieval.core.score;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.call.Call;
import org.apieval.api.data.Question;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.core.match.CallTree;
import org.apieval.core.match.KeyedCall;
import org.apieval.core.match.Match;
import org.apieval.core.match.Reference;
import org.apieval.core.python.CandidateReader;

/** Compares what an answer matches with what its question wants. Thread-safe as the hub is. */
final class Judge {

  private final HubRules hub;

  Judge(HubRules hub) {
    this.hub = hub;
  }

  /** Whether two labels name the same domain. */
  boolean sameDomain(String label, String other) {
    return hub.canonicalDomain(label).equals(hub.canonicalDomain(other));
  }

  /** The first of the matched references that is of the expected domain; empty where none is. */
  Optional<Reference> expected(Match match, Question question) {
    String wanted = hub.canonicalDomain(question.domain());
    return match.references().stream()
        .filter(reference -> hub.canonicalDomain(reference.entry().domain()).equals(wanted))
        .findFirst();
  }

  /** The match that counts: a correct one if there is any, else the first. */
  Optional<Match> best(List<Match> matches, Question question) {
    return matches.stream()
        .min(
            Comparator.comparing(
                match -> expected(match, question).isEmpty())); // min is the first of equals
  }

  /** Whether calls that don't contain each other match under different keys. */
  static boolean isAmbiguous(List<Match> matches) {
    Set<Object> identities = new HashSet<>();
    for (Match match : matches) {
      if (!match.nested()) {
        identities.add(match.keys().isEmpty() ? match.text() : match.keys().get(0));
      }
    }
    return identities.size() > 1;
  }

  /** Whether the question's own API is among the matched references. */
  static boolean isGold(Match match, Reference gold) {
    return match.references().stream().anyMatch(reference -> sameApi(reference, gold));
  }

  private static boolean sameApi(Reference reference, Reference gold) {
    if (gold.keys().isEmpty() || reference.keys().isEmpty()) {
      return reference.keys().isEmpty() && gold.keys().isEmpty() && sameText(reference, gold);
    }
    ApiKey key = gold.keys().get(0);
    return reference.keys().get(0).equals(key);
  }

  private static boolean sameText(Reference reference, Reference gold) {
    return CandidateReader.collapse(reference.entry().apiCall())
        .equals(CandidateReader.collapse(gold.entry().apiCall()));
  }

  /**
   * The gold call, where an answer repeats it word for word. Looking names up may lead away from
   * it: a catalogue's {@code classify(sequence)} is not about the text that an answer calls so.
   */
  static List<Match> asWritten(List<CallTree> calls, Reference gold) {
    if (gold.call().isEmpty() || gold.entry().line() < 0) {
      return List.of(); // not an entry of the catalogue
    }
    return calls.stream()
        .flatMap(CallTree::calls)
        .filter(call -> call.runs() && sameCall(call.written(), gold.call().get()))
        .map(
            call ->
                new Match(
                    Optional.of(call),
                    call.written().toSource(),
                    gold.keys(),
                    List.of(gold),
                    false))
        .limit(1)
        .toList();
  }

  /** Whether a call is the gold call, the order of keyword arguments aside. */
  static boolean isExact(Optional<KeyedCall> call, Optional<String> text, Reference gold) {
    if (gold.call().isEmpty()) {
      String goldText = CandidateReader.collapse(gold.entry().apiCall());
      return text.map(CandidateReader::collapse).filter(goldText::equals).isPresent();
    }
    Call wanted = gold.call().get();
    return call.isPresent()
        && (sameCall(call.get().written(), wanted) || sameCall(call.get().call(), wanted));
  }

  private static boolean sameCall(Call call, Call gold) {
    return call.func().equals(gold.func())
        && call.arguments().size() == gold.arguments().size()
        && call.positionalArguments().equals(gold.positionalArguments())
        && Map.copyOf(call.keywordArguments()).equals(Map.copyOf(gold.keywordArguments()));
  }
}
