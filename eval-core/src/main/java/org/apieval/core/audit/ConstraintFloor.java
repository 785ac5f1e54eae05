package org.apieval.core.audit;

import java.util.List;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.constraint.ConstraintCheck;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.report.ConstraintBounds;
import org.apieval.core.report.Rate;
import org.apieval.core.run.Workers;
import org.apieval.core.score.AstScorer;
import org.apieval.core.score.ConstraintJudge;
import org.apieval.core.score.ScoredAnswer;

/** Finds what rates of met constraints can be measured against. Thread-safe as the hub is. */
final class ConstraintFloor {

  private final Benchmark benchmark;
  private final AstScorer scorer;
  private final Workers workers;

  ConstraintFloor(Benchmark benchmark, AstScorer scorer, Workers workers) {
    this.benchmark = benchmark;
    this.scorer = scorer;
    this.workers = workers;
  }

  private record Met(ApiRecord entry, long count) {}

  /**
   * The bounds; empty where no question has constraints.
   *
   * @param gold the verdicts on the gold calls
   */
  Optional<ConstraintBounds> bounds(List<ScoredAnswer> gold) {
    List<Question> asked =
        benchmark.questions().values().stream()
            .filter(question -> benchmark.constraints().containsKey(question.id()))
            .toList();
    if (asked.isEmpty()) {
      return Optional.empty();
    }
    ConstraintJudge judge =
        new ConstraintJudge(benchmark.hub(), benchmark.catalogue(), benchmark.constraints());
    Met best = best(judge, asked);
    double chance = workers.map(asked, judge::chance).stream().mapToDouble(one -> one).sum();
    return Optional.of(
        new ConstraintBounds(
            new Rate(met(judge, gold), asked.size()),
            new Rate(best.count(), asked.size()),
            best.entry().apiCall(),
            chance / asked.size()));
  }

  private long met(ConstraintJudge judge, List<ScoredAnswer> gold) {
    return gold.stream()
        .filter(
            one -> met(judge, benchmark.questions().get(one.answer().questionId()), one.matched()))
        .count();
  }

  private static boolean met(ConstraintJudge judge, Question question, List<Integer> lines) {
    return judge.check(question, lines).filter(ConstraintCheck::met).isPresent();
  }

  /** The entry whose call meets the constraints of most questions; of equals the first. */
  private Met best(ConstraintJudge judge, List<Question> asked) {
    return workers.map(benchmark.catalogue(), entry -> met(judge, asked, entry)).stream()
        .reduce((first, next) -> next.count() > first.count() ? next : first)
        .orElseThrow();
  }

  private Met met(ConstraintJudge judge, List<Question> asked, ApiRecord entry) {
    List<Integer> lines =
        scorer.trace(CallAnswers.of(entry), CallAnswers.questionFor(entry)).matches().stream()
            .flatMap(match -> match.references().stream())
            .map(reference -> reference.entry().line())
            .distinct()
            .toList();
    return new Met(entry, asked.stream().filter(question -> met(judge, question, lines)).count());
  }
}
