package org.apieval.core.audit;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.report.Bounds;
import org.apieval.core.report.Metric;
import org.apieval.core.report.Summary;
import org.apieval.core.run.AstScorerFactory;
import org.apieval.core.run.ScoredFile;
import org.apieval.core.run.Workers;
import org.apieval.core.score.AstScorer;
import org.apieval.core.score.ScorerId;

/**
 * Finds what accuracies by the scorer {@code ast} can be measured against. Needs nothing of the
 * other scorer. Thread-safe as the hub is.
 */
public final class ExactBounds {

  private final Benchmark benchmark;
  private final AstScorer scorer;
  private final Workers workers;

  ExactBounds(Benchmark benchmark, AstScorer scorer, Workers workers) {
    this.benchmark = benchmark;
    this.scorer = scorer;
    this.workers = workers;
  }

  /**
   * Scores the gold calls and the catalogue's own calls.
   *
   * @throws org.apieval.core.EvalException PROVIDER if the hub fails on its catalogue
   */
  public static Bounds of(Benchmark benchmark, Workers workers) {
    AstScorer scorer = new AstScorerFactory().create(benchmark, workers);
    return new ExactBounds(benchmark, scorer, workers).bounds();
  }

  /**
   * The gold calls of a benchmark as answers, scored, in the order of its questions.
   *
   * @throws org.apieval.core.EvalException PROVIDER if the hub fails on its catalogue
   */
  public static ScoredFile gold(Benchmark benchmark, Workers workers) {
    AstScorer scorer = new AstScorerFactory().create(benchmark, workers);
    return new ExactBounds(benchmark, scorer, workers).gold();
  }

  private ScoredFile gold() {
    AnswerFile gold = CallAnswers.gold(benchmark);
    return new ScoredFile(
        benchmark.hub().id(),
        ScorerId.AST,
        gold,
        workers.map(
            gold.answers(),
            answer ->
                scorer.score(answer, Optional.of(benchmark.questions().get(answer.questionId())))));
  }

  private Bounds bounds() {
    ScoredFile scored = gold();
    Constant floor = constants().best(benchmark.questions().values());
    return new Bounds(
        Metric.ACCURACY.of(Summary.of(scored)),
        floor.accuracy(),
        floor.entry().apiCall(),
        new ConstraintFloor(benchmark, scorer, workers).bounds(scored.verdicts()));
  }

  /** Every answer that is always the same. */
  Constants constants() {
    List<ApiRecord> entries = benchmark.catalogue();
    return new Constants(
        entries, workers.map(entries, this::domains), benchmark.hub()::canonicalDomain);
  }

  private Set<String> domains(ApiRecord entry) {
    Optional<Question> itself = CallAnswers.questionFor(entry);
    return scorer.trace(CallAnswers.of(entry), itself).matches().stream()
        .flatMap(match -> match.references().stream())
        .map(reference -> benchmark.hub().canonicalDomain(reference.entry().domain()))
        .collect(Collectors.toSet());
  }
}
