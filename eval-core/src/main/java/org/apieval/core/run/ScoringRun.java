package org.apieval.core.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.api.data.Question;
import org.apieval.api.hub.HubRules;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.match.ReferenceReader;
import org.apieval.core.score.AstScorer;
import org.apieval.core.score.ScoredAnswer;

/**
 * Scores recorded answers. The result does not depend on the number of workers. Immutable and
 * thread-safe.
 */
public final class ScoringRun {

  private final int workers;

  /**
   * @param workers threads to use, 1 and up
   */
  public ScoringRun(int workers) {
    if (workers < 1) {
      throw new IllegalArgumentException("at least one worker is needed, not " + workers);
    }
    this.workers = workers;
  }

  /**
   * Scores all answers of all benchmarks.
   *
   * @param onAnswer called after each answer, from several threads at once
   * @return a scored file for each answer file, in input order
   * @throws org.apieval.core.EvalException if a hub fails on its catalogue
   */
  public List<ScoredFile> score(List<Benchmark> benchmarks, Runnable onAnswer) {
    try (Workers pool = new Workers(workers)) {
      List<ScoredFile> scored = new ArrayList<>();
      benchmarks.forEach(benchmark -> scored.addAll(score(benchmark, pool, onAnswer)));
      return scored;
    }
  }

  /** A scorer for one benchmark, its catalogue read. */
  public static AstScorer scorer(Benchmark benchmark) {
    try (Workers single = new Workers(1)) {
      return scorer(benchmark, single);
    }
  }

  private static AstScorer scorer(Benchmark benchmark, Workers pool) {
    HubRules hub = benchmark.hub();
    return new AstScorer(hub, pool.map(benchmark.catalogue(), new ReferenceReader(hub)::read));
  }

  private static List<ScoredFile> score(Benchmark benchmark, Workers pool, Runnable onAnswer) {
    AstScorer scorer = scorer(benchmark, pool);
    List<ScoredFile> scored = new ArrayList<>();
    for (AnswerFile file : benchmark.answers()) {
      List<ScoredAnswer> verdicts =
          pool.map(
              file.answers(),
              answer -> {
                ScoredAnswer verdict = scorer.score(answer, question(benchmark, answer));
                onAnswer.run();
                return verdict;
              });
      scored.add(new ScoredFile(benchmark.hub().id(), file, verdicts));
    }
    return scored;
  }

  private static Optional<Question> question(Benchmark benchmark, Answer answer) {
    return Optional.ofNullable(benchmark.questions().get(answer.questionId()));
  }
}
