package org.apieval.core.lint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.call.Call;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.apieval.core.answer.AnswerSplitter;
import org.apieval.core.dataset.Places;
import org.apieval.core.match.CallKeys;
import org.apieval.core.match.Matcher;
import org.apieval.core.match.Reference;
import org.apieval.core.match.ReferenceIndex;
import org.apieval.core.match.ReferenceReader;
import org.apieval.core.python.CandidateReader;
import org.apieval.core.python.Candidates;
import org.apieval.core.python.PythonParser;

/** A catalogue as scoring sees it. Remembers what it was asked; used by one thread. */
final class References {

  private final AnswerSplitter splitter = new AnswerSplitter();
  private final CandidateReader candidates = new CandidateReader();
  private final HubRules hub;
  private final List<Reference> all;
  private final Places places;
  private final ReferenceIndex index;
  private final Matcher matcher;
  private final CallKeys callKeys;
  private final ReferenceReader reader;
  private final Map<String, List<Reference>> byText = new HashMap<>();
  private final Map<String, GoldMatch> known = new HashMap<>();
  private final Map<String, String> canonical = new HashMap<>();

  /**
   * A gold call in the catalogue.
   *
   * @param gold the call, read
   * @param entries those that an answer with this call would match, or one that is meant by it
   * @param written whether one of them is the same call, its spelling aside
   * @param domains the domains of the entries, as the hub compares them
   */
  record GoldMatch(Reference gold, List<Reference> entries, boolean written, Set<String> domains) {}

  /**
   * @param all the entries, in catalogue order
   * @param places where they stand
   */
  References(HubRules hub, List<Reference> all, Places places) {
    this.hub = hub;
    this.places = places;
    this.all = List.copyOf(all);
    this.index = new ReferenceIndex(all);
    this.matcher = new Matcher(index);
    this.callKeys = new CallKeys(hub);
    this.reader = new ReferenceReader(hub);
    for (Reference reference : all) {
      String text = CandidateReader.collapse(reference.entry().apiCall());
      byText.computeIfAbsent(text, absent -> new ArrayList<>(1)).add(reference);
    }
  }

  /** In catalogue order. */
  List<Reference> all() {
    return all;
  }

  /** Where entries stand, for a message. */
  String lines(List<ApiRecord> entries) {
    return Shown.lines(entries.stream().map(ApiRecord::line).toList(), places);
  }

  /** What the gold call of a question is in the catalogue. */
  GoldMatch match(String goldCall) {
    return known.computeIfAbsent(goldCall, this::find);
  }

  private GoldMatch find(String goldCall) {
    Reference gold = reader.read(new ApiRecord(-1, "", goldCall, Map.of()));
    List<Reference> written = byText.getOrDefault(CandidateReader.collapse(goldCall), List.of());
    Set<Reference> found = new LinkedHashSet<>(written);
    for (ApiKey key : gold.keys()) {
      found.addAll(index.find(key));
    }
    Candidates calls = candidates.read(splitter.split(goldCall));
    matcher
        .match(callKeys.of(calls), calls.verbatims())
        .forEach(match -> found.addAll(match.references()));
    return new GoldMatch(gold, List.copyOf(found), isWritten(goldCall, found), domains(found));
  }

  private boolean isWritten(String goldCall, Set<Reference> found) {
    if (byText.containsKey(CandidateReader.collapse(goldCall))) {
      return true;
    }
    Optional<Call> call = PythonParser.parseCall(goldCall);
    return call.isPresent()
        && found.stream()
            .map(reference -> PythonParser.parseCall(reference.entry().apiCall()))
            .anyMatch(call::equals);
  }

  private Set<String> domains(Set<Reference> references) {
    Set<String> labels = new LinkedHashSet<>();
    references.forEach(reference -> labels.add(canonical(reference.entry().domain())));
    return Collections.unmodifiableSet(labels);
  }

  /**
   * The label in the form in which the hub compares it.
   *
   * @throws EvalException PROVIDER if the hub fails
   */
  String canonical(String domain) {
    try {
      return canonical.computeIfAbsent(domain, hub::canonicalDomain);
    } catch (RuntimeException e) {
      throw new EvalException(
          EvalException.Code.PROVIDER, "hub %s failed: %s".formatted(hub.id(), e), e);
    }
  }
}
