package org.apieval.core.check;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Attribute;
import org.apieval.api.call.Call;
import org.apieval.api.call.Expression;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.core.dataset.Place;
import org.apieval.core.dataset.Places;
import org.apieval.core.match.Reference;
import org.apieval.core.python.PythonParser;

/** The laws that need more of a catalogue than a call: the entry, or all of them. */
final class EntryLaws {

  private static final String KEYED = "entry-has-key";
  private static final String KEYED_STATEMENT = "an entry that is a call has a key";
  private static final String APART = "entries-apart";
  private static final String APART_STATEMENT =
      "different calls of different domains have different keys";

  private final HubRules rules;
  private final Places places;
  private final Tally tally;

  EntryLaws(HubRules rules, Places places, Tally tally) {
    this.rules = rules;
    this.places = places;
    this.tally = tally;
  }

  /** An entry whose text Python takes for a call has a key; others are compared as text. */
  void keyed(Reference reference) {
    ApiRecord entry = reference.entry();
    Optional<Call> call = PythonParser.parseCall(entry.apiCall());
    if (reference.keys().isEmpty() && call.isEmpty()) {
      return;
    }
    tally.add(
        KEYED,
        KEYED_STATEMENT,
        Optional.of(places.of(entry.line())),
        entry.apiCall(),
        reference.keys().isEmpty()
            ? Optional.of("the hub has no key for it: is its function one of the hub's?")
            : Optional.empty());
  }

  /**
   * Entries that share a key are one API to the hub. That is as it should be for a call that stands
   * twice, and a matter of taste for different calls of one domain; but an answer that is right for
   * one domain must not be right for another because the hub overlooks what tells them apart.
   */
  void apart(List<Reference> references) {
    Map<ApiKey, Map<String, Reference>> byKey = new HashMap<>();
    for (Reference reference : references) {
      if (reference.call().isPresent() && reference.runs()) {
        Optional<String> seen =
            reference.keys().stream()
                .flatMap(key -> other(byKey, key, reference).stream())
                .findFirst();
        tally.add(
            APART,
            APART_STATEMENT,
            Optional.of(places.of(reference.entry().line())),
            reference.entry().apiCall(),
            seen);
      }
    }
  }

  /** Files an entry under a key; says which earlier one it cannot be told from. */
  private Optional<String> other(
      Map<ApiKey, Map<String, Reference>> byKey, ApiKey key, Reference reference) {
    Map<String, Reference> filed = byKey.computeIfAbsent(key, absent -> new HashMap<>());
    String domain = rules.canonicalDomain(reference.entry().domain());
    String meaning = meaning(reference);
    Optional<String> seen =
        filed.values().stream()
            .filter(other -> !rules.canonicalDomain(other.entry().domain()).equals(domain))
            .filter(other -> !meaning(other).equals(meaning))
            .min(Comparator.comparingInt(other -> other.entry().line()))
            .map(
                other ->
                    "%s, %s of \"%s\", has the key %s, too; this one is of \"%s\""
                        .formatted(
                            where(other, reference),
                            other.entry().apiCall(),
                            other.entry().domain(),
                            key,
                            reference.entry().domain()));
    filed.putIfAbsent(domain + "\n" + meaning, reference);
    return seen;
  }

  /** {@code line 3}, with its file where that is another one. */
  private String where(Reference other, Reference from) {
    Place place = places.of(other.entry().line());
    String line = "line " + (place.line() + 1);
    boolean sameFile = place.file().equals(places.of(from.entry().line()).file());
    return sameFile ? line : line + " of " + place.file();
  }

  /**
   * An entry in one spelling: the order of keyword arguments does not matter, nor code around the
   * call, but {@code f(x).a} and {@code f(x).b} are two things.
   */
  private static String meaning(Reference reference) {
    return PythonParser.parseExpression(reference.entry().apiCall())
        .filter(Attribute.class::isInstance)
        .map(Expression::toSource)
        .orElseGet(() -> meaning(reference.call().orElseThrow()));
  }

  private static String meaning(Call call) {
    List<Argument> arguments =
        call.arguments().stream()
            .sorted(Comparator.comparing(argument -> argument.name().orElse("")))
            .collect(Collectors.toList());
    return new Call(call.func(), arguments).toSource();
  }
}
