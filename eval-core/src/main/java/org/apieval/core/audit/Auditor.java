package org.apieval.core.audit;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.Prompt;
import org.apieval.core.official.NoCall;
import org.apieval.core.official.OfficialScorer;
import org.apieval.core.official.OfficialScorerFactory;
import org.apieval.core.official.OfficialTrace;
import org.apieval.core.run.AstScorerFactory;
import org.apieval.core.run.Workers;
import org.apieval.core.score.AstScorer;
import org.apieval.core.score.Trace;

/**
 * Audits one benchmark: both scorers on every answer, on the gold calls, and on every answer that
 * is always the same. Thread-safe as the hub is.
 */
public final class Auditor {

  private final Benchmark benchmark;
  private final Workers workers;
  private final AstScorer exact;
  private final OfficialScorer official;
  private final ReasonFinder reasons;

  /**
   * @param noCall what a Torch Hub answer without {@code api_call} counts as
   * @param workers who do the work
   * @throws org.apieval.core.EvalException USER if no script was published for the hub, or its
   *     native library cannot be loaded here; PROVIDER if the hub fails on its catalogue
   */
  public Auditor(Benchmark benchmark, NoCall noCall, Workers workers) {
    this.benchmark = benchmark;
    this.workers = workers;
    this.exact = new AstScorerFactory().create(benchmark, workers);
    this.official = new OfficialScorerFactory(noCall).create(benchmark, workers);
    this.reasons = new ReasonFinder(benchmark.hub(), official);
  }

  /**
   * The audit.
   *
   * @param prompts what models were given; those that carry documents give a floor
   * @param onAnswer called after each recorded answer, from several threads at once
   */
  public HubAudit audit(List<DataFile<Prompt>> prompts, Runnable onAnswer) {
    Collection<Question> questions = benchmark.questions().values();
    Constants exactConstants = new ExactBounds(benchmark, exact, workers).constants();
    Constants publishedConstants =
        new Constants(
            benchmark.catalogue(),
            workers.map(benchmark.catalogue(), this::publishedDomains),
            UnaryOperator.identity());
    return new HubAudit(
        benchmark.hub().id(),
        benchmark.catalogue().size(),
        questions.size(),
        benchmark.answers().stream().map(file -> audit(file, onAnswer)).toList(),
        audit(CallAnswers.gold(benchmark), () -> {}),
        exactConstants.best(questions),
        publishedConstants.best(questions),
        prompts.stream()
            .map(file -> documentFloor(file, exactConstants, publishedConstants))
            .flatMap(Optional::stream)
            .toList());
  }

  private AuditedFile audit(AnswerFile file, Runnable onAnswer) {
    List<AuditedAnswer> answers =
        workers.map(
            file.answers(),
            answer -> {
              AuditedAnswer audited = audit(answer);
              onAnswer.run();
              return audited;
            });
    return new AuditedFile(benchmark.hub().id(), file, answers);
  }

  private AuditedAnswer audit(Answer answer) {
    Optional<Question> question =
        Optional.ofNullable(benchmark.questions().get(answer.questionId()));
    Trace trace = exact.trace(answer, question);
    OfficialTrace label = official.trace(answer, question);
    Judgements judgements = new Judgements(question, trace, label);
    return new AuditedAnswer(
        trace.scored(), label.scored(), judgements.labelsDiffer(), reasons.find(judgements));
  }

  private Set<String> publishedDomains(ApiRecord entry) {
    return official.trace(CallAnswers.of(entry), CallAnswers.questionFor(entry)).matched().stream()
        .map(matched -> matched.entry().domain())
        .collect(Collectors.toSet());
  }

  private Optional<DocumentFloor> documentFloor(
      DataFile<Prompt> file, Constants exactConstants, Constants publishedConstants) {
    Map<String, Question> questions = benchmark.questions();
    Collection<List<Question>> groups = Documents.groups(file.items(), questions);
    return groups.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new DocumentFloor(
                file.name(),
                groups.size(),
                exactConstants.bestOfEach(groups),
                publishedConstants.bestOfEach(groups)));
  }
}
