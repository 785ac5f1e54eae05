package org.apieval.core.constrained;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.constraint.Bound;
import org.apieval.core.constraint.Constraint;
import org.apieval.core.constraint.Direction;
import org.apieval.core.constraint.EntryMeasures;
import org.apieval.core.constraint.Measure;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.run.AstScorerFactory;
import org.apieval.core.score.AstScorer;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.Verdict;

/**
 * Makes questions with constraints: the gold call meets them, and at least one other API of the
 * domain does not. What a question gets depends on the seed, its id and the catalogue, and on no
 * other question. Thread-safe as the hub is.
 */
public final class ConstraintMaker {

  /** One in this many questions gets a second constraint, if its entry states enough. */
  private static final int SECOND = 3;

  /** How often a request is drawn before those of a domain are taken to be all alike. */
  private static final int ATTEMPTS = 4;

  private final Benchmark benchmark;
  private final long seed;
  private final Peers peers;
  private final AstScorer scorer;

  /**
   * Reads the catalogue.
   *
   * @throws org.apieval.core.EvalException PROVIDER if the hub fails on it
   */
  public ConstraintMaker(Benchmark benchmark, long seed) {
    this.benchmark = benchmark;
    this.seed = seed;
    this.peers = new Peers(benchmark.hub(), benchmark.catalogue());
    this.scorer = new AstScorerFactory().create(benchmark);
  }

  /** The benchmark's questions with constraints, as far as their gold calls allow for any. */
  public List<ConstrainedQuestion> ofQuestions() {
    return benchmark.questions().values().stream()
        .flatMap(question -> constrained(question, random(question.id())).stream())
        .toList();
  }

  /**
   * New requests that name a domain and constraints, for every domain that allows for any.
   *
   * @param perDomain how many for each domain, 1 and up
   */
  public List<ConstrainedQuestion> ofDomains(int perDomain) {
    List<ConstrainedQuestion> made = new ArrayList<>();
    for (List<ApiRecord> entries : byDomain().values()) {
      List<ApiRecord> usable = new ArrayList<>(entries);
      usable.removeIf(entry -> candidates(question("", entry)).isEmpty());
      Collections.shuffle(usable, random(entries.get(0).domain()));
      made.addAll(ofDomain(usable, perDomain, made.size()));
    }
    return made;
  }

  /** Requests of one domain, no two of them alike; fewer where there are no more to be had. */
  private List<ConstrainedQuestion> ofDomain(List<ApiRecord> usable, int wanted, int before) {
    Map<String, ConstrainedQuestion> byText = new LinkedHashMap<>();
    for (int attempt = 0; attempt < wanted * ATTEMPTS && !usable.isEmpty(); attempt++) {
      if (byText.size() < wanted) {
        String id = Integer.toString(before + byText.size() + 1);
        ApiRecord entry = usable.get(attempt % usable.size());
        constrained(question(id, entry), random(entry.domain() + " " + attempt))
            .ifPresent(one -> byText.putIfAbsent(one.question().text(), one));
      }
    }
    return List.copyOf(byText.values());
  }

  private Map<String, List<ApiRecord>> byDomain() {
    Map<String, List<ApiRecord>> entries = new LinkedHashMap<>();
    for (ApiRecord entry : benchmark.catalogue()) {
      entries
          .computeIfAbsent(
              benchmark.hub().canonicalDomain(entry.domain()), absent -> new ArrayList<>())
          .add(entry);
    }
    return entries;
  }

  private Question question(String id, ApiRecord entry) {
    String text = Wording.request(entry.domain(), random("request " + id));
    return new Question(id, text, entry.domain(), entry.apiCall());
  }

  /** An entry that a question's gold call is, with what constraints can be about. */
  private record Candidate(EntryMeasures entry, Set<Integer> same, List<Measure> measures) {}

  private Optional<ConstrainedQuestion> constrained(Question question, Random random) {
    return candidates(question)
        .map(
            candidate -> {
              List<Constraint> constraints = constraints(candidate, question.domain(), random);
              Question asked =
                  new Question(
                      question.id(),
                      Wording.withConstraints(question.text(), constraints, random),
                      question.domain(),
                      question.goldCall());
              return new ConstrainedQuestion(asked, at(candidate.entry().line()), constraints);
            });
  }

  private ApiRecord at(int line) {
    return benchmark.catalogue().stream()
        .filter(entry -> entry.line() == line)
        .findFirst()
        .orElseThrow();
  }

  private Optional<Candidate> candidates(Question question) {
    Answer gold =
        new Answer(0, question.id(), Optional.of("<<<api_call>>>: " + question.goldCall()));
    ScoredAnswer scored = scorer.score(gold, Optional.of(question));
    if (scored.verdict() != Verdict.CORRECT) {
      return Optional.empty();
    }
    String domain = benchmark.hub().canonicalDomain(question.domain());
    Set<Integer> same = new LinkedHashSet<>(scored.matched());
    return same.stream()
        .filter(line -> benchmark.hub().canonicalDomain(at(line).domain()).equals(domain))
        .flatMap(line -> peers.at(line).stream())
        .map(entry -> new Candidate(entry, same, peers.comparable(entry, domain, same)))
        .filter(candidate -> !candidate.measures().isEmpty())
        .findFirst();
  }

  private List<Constraint> constraints(Candidate candidate, String domain, Random random) {
    List<Measure> measures = candidate.measures();
    Measure first = any(measures, random);
    List<Constraint> constraints = new ArrayList<>();
    constraints.add(constraint(first, candidate, domain, random));
    // A second one about the same thing, such as top-5 beside top-1, would say little.
    List<Measure> others =
        measures.stream()
            .filter(one -> one.quantity().isOfModel() != first.quantity().isOfModel())
            .toList();
    if (!others.isEmpty() && random.nextInt(SECOND) == 0) {
      constraints.add(constraint(any(others, random), candidate, domain, random));
    }
    return constraints;
  }

  private Constraint constraint(
      Measure measure, Candidate candidate, String domain, Random random) {
    BigDecimal worse = any(peers.worse(measure, domain, candidate.same()), random);
    boolean higher = measure.quantity().direction() == Direction.HIGHER;
    Bound bound =
        higher
            ? any(List.of(Bound.AT_LEAST, Bound.ABOVE), random)
            : any(List.of(Bound.AT_MOST, Bound.BELOW), random);
    return new Constraint(
        measure.quantity(), bound, RoundLimit.between(bound, measure.value(), worse));
  }

  private static <T> T any(List<T> all, Random random) {
    return all.get(random.nextInt(all.size()));
  }

  private Random random(String id) {
    // Random alone draws much the same first numbers for neighbouring seeds.
    return new Random(new SplittableRandom(seed * 31 + id.hashCode()).nextLong());
  }
}
