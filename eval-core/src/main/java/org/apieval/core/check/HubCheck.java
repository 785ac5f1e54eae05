package org.apieval.core.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.call.Call;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.HubRules;
import org.apieval.api.hub.law.HubLaw;
import org.apieval.api.hub.law.HubLaws;
import org.apieval.api.hub.law.Violation;
import org.apieval.core.EvalException;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.Place;
import org.apieval.core.dataset.Places;
import org.apieval.core.dataset.QuestionLine;
import org.apieval.core.match.Reference;
import org.apieval.core.match.ReferenceReader;
import org.apieval.core.report.Rate;
import org.apieval.core.run.Workers;

/**
 * Tries the laws of hubs on a hub and its catalogue: on every entry, on other ways to write it, and
 * on calls made out of them that nobody would write. Equal input and seed give an equal report.
 * Used by one thread.
 */
public final class HubCheck {

  private static final int ODD_CALLS = 500;
  private static final int MOST_SHRUNK = 10;

  private final HubRules rules;
  private final HubLaws laws;
  private final long seed;
  private final Places places;
  private final Tally tally = new Tally();

  private HubCheck(HubRules rules, Places places, long seed) {
    this.rules = rules;
    this.laws = new HubLaws(rules);
    this.places = places;
    this.seed = seed;
  }

  /**
   * Checks a hub.
   *
   * @param catalogue a file with entries
   * @param questions with gold calls, for the ceiling
   * @param seed decides the calls that are made up
   */
  public static CheckReport check(
      HubRules rules,
      DataFile<ApiRecord> catalogue,
      Optional<DataFile<QuestionLine>> questions,
      long seed) {
    return new HubCheck(rules, catalogue.places(), seed).check(catalogue, questions);
  }

  private CheckReport check(
      DataFile<ApiRecord> catalogue, Optional<DataFile<QuestionLine>> questions) {
    add(HubLaw.ID, Optional.empty(), "", laws.id());
    CallTrials trials = new CallTrials(rules, seed);
    List<Reference> references = references(catalogue.items(), trials);
    oddCalls(references, trials);
    domains(catalogue.items(), questions);
    EntryLaws entries = new EntryLaws(rules, places, tally);
    references.forEach(entries::keyed);
    Optional<Rate> ceiling = Optional.empty();
    if (canBeScoredWith()) {
      entries.apart(references);
      ceiling = questions.map(file -> gold(catalogue, file));
    }
    return new CheckReport(
        rules.id(),
        catalogue.name(),
        catalogue.items().size(),
        questions.map(DataFile::name),
        seed,
        tally.results(),
        ceiling);
  }

  /** Reads the entries, and tries the laws on the calls that they stand for. */
  private List<Reference> references(List<ApiRecord> entries, CallTrials trials) {
    ReferenceReader reader = new ReferenceReader(rules);
    List<Reference> references = new ArrayList<>();
    for (ApiRecord entry : entries) {
      try {
        Reference reference = reader.read(entry);
        references.add(reference);
        reference.call().ifPresent(call -> tryLaws(reference, call, trials));
      } catch (EvalException failure) {
        Optional<Place> place = Optional.of(places.of(entry.line()));
        String what = String.valueOf(failure.getCause());
        add(
            HubLaw.TOTAL,
            place,
            entry.apiCall(),
            Optional.of(new Violation(HubLaw.TOTAL, "the hub throws " + what)));
      }
    }
    return references;
  }

  private void tryLaws(Reference reference, Call call, CallTrials trials) {
    Optional<Place> place = Optional.of(places.of(reference.entry().line()));
    trials.forAnyCall().forEach(trial -> attempt(trial, place, call));
    if (reference.runs()) {
      trials.forReferences().forEach(trial -> attempt(trial, place, call));
    }
  }

  private void oddCalls(List<Reference> references, CallTrials trials) {
    List<Call> calls = references.stream().flatMap(one -> one.call().stream()).toList();
    OddCalls odd = new OddCalls(calls, seed);
    for (int number = 0; number < ODD_CALLS; number++) {
      Call call = odd.next();
      trials.forAnyCall().forEach(trial -> attempt(trial, Optional.empty(), call));
    }
  }

  private void attempt(CallTrials.Trial trial, Optional<Place> place, Call call) {
    for (Optional<Violation> outcome : trial.outcomes().apply(call)) {
      if (outcome.isEmpty()) {
        tally.keeps(trial.law().id(), trial.law().statement());
      } else {
        Call smallest = smallest(trial, call);
        add(trial.law(), place, smallest.toSource(), trial.broken(smallest));
      }
    }
  }

  /** Of hundreds that break a law in one way the first ones are enough to shrink. */
  private Call smallest(CallTrials.Trial trial, Call call) {
    return tally.failed(trial.law().id()) < MOST_SHRUNK
        ? Shrinking.smallest(call, one -> trial.broken(one).isPresent())
        : call;
  }

  private void domains(List<ApiRecord> catalogue, Optional<DataFile<QuestionLine>> questions) {
    Map<String, Integer> labels = new LinkedHashMap<>();
    catalogue.forEach(entry -> labels.putIfAbsent(entry.domain(), entry.line()));
    Set<String> all = new LinkedHashSet<>(labels.keySet());
    questions.ifPresent(file -> file.items().forEach(line -> all.add(line.question().domain())));
    for (String label : all) {
      Optional<Place> place = Optional.ofNullable(labels.get(label)).map(places::of);
      add(HubLaw.CANONICAL_DOMAIN, place, label, laws.canonicalDomain(label));
      add(HubLaw.DOMAIN_SPELLING, place, label, laws.domainSpelling(label));
    }
  }

  private Rate gold(DataFile<ApiRecord> catalogue, DataFile<QuestionLine> file) {
    Map<String, Question> byId = new LinkedHashMap<>();
    file.items().forEach(line -> byId.put(line.question().id(), line.question()));
    Benchmark benchmark = new Benchmark(rules, catalogue.items(), byId, List.of(), List.of());
    try (Workers workers = new Workers(Runtime.getRuntime().availableProcessors())) {
      return new GoldLaw(benchmark, tally).check(file, workers);
    }
  }

  /** A hub that fails on calls or domains can't be scored with. */
  private boolean canBeScoredWith() {
    return tally.failed(HubLaw.TOTAL.id()) + tally.failed(HubLaw.CANONICAL_DOMAIN.id()) == 0;
  }

  private void add(HubLaw law, Optional<Place> place, String call, Optional<Violation> seen) {
    tally.add(law.id(), law.statement(), place, call, seen.map(Violation::what));
  }
}
