package org.apieval.core.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.api.data.Question;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.score.ConstrainedScorer;
import org.apieval.core.score.ConstraintJudge;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.Scorer;
import org.apieval.core.score.ScorerId;

/**
 * Scores recorded answers. The result does not depend on the number of workers. Immutable and
 * thread-safe.
 */
public final class ScoringRun {

  private final List<ScorerFactory> scorers;
  private final int workers;

  /**
   * @param scorers what to score with, in the order of the results
   * @param workers threads to use, 1 and up
   */
  public ScoringRun(List<? extends ScorerFactory> scorers, int workers) {
    if (workers < 1) {
      throw new IllegalArgumentException("at least one worker is needed, not " + workers);
    }
    this.scorers = List.copyOf(scorers);
    this.workers = workers;
  }

  /**
   * Scores all answers of all benchmarks.
   *
   * @param onAnswer called after each answer and scorer, from several threads at once
   * @return a scored file for each answer file and scorer, in input order, scorer by scorer
   * @throws org.apieval.core.EvalException if a scorer cannot be made
   */
  public List<ScoredFile> score(List<Benchmark> benchmarks, Runnable onAnswer) {
    try (Workers pool = new Workers(workers)) {
      List<ScoredFile> scored = new ArrayList<>();
      for (Benchmark benchmark : benchmarks) {
        List<Scorer> made =
            scorers.stream().map(factory -> scorer(factory, benchmark, pool)).toList();
        for (AnswerFile file : benchmark.answers()) {
          for (int index = 0; index < made.size(); index++) {
            List<ScoredAnswer> verdicts =
                verdicts(made.get(index), benchmark, file, pool, onAnswer);
            scored.add(
                new ScoredFile(benchmark.hub().id(), scorers.get(index).id(), file, verdicts));
          }
        }
      }
      return scored;
    }
  }

  private static Scorer scorer(ScorerFactory factory, Benchmark benchmark, Workers pool) {
    Scorer scorer = factory.create(benchmark, pool);
    return factory.id() == ScorerId.AST && !benchmark.constraints().isEmpty()
        ? new ConstrainedScorer(
            scorer,
            new ConstraintJudge(benchmark.hub(), benchmark.catalogue(), benchmark.constraints()))
        : scorer;
  }

  private static List<ScoredAnswer> verdicts(
      Scorer scorer, Benchmark benchmark, AnswerFile file, Workers pool, Runnable onAnswer) {
    return pool.map(
        file.answers(),
        answer -> {
          ScoredAnswer verdict = scorer.score(answer, question(benchmark, answer));
          onAnswer.run();
          return verdict;
        });
  }

  private static Optional<Question> question(Benchmark benchmark, Answer answer) {
    return Optional.ofNullable(benchmark.questions().get(answer.questionId()));
  }
}
