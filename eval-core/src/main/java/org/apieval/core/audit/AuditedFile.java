package org.apieval.core.audit;

import java.util.List;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.report.Metric;
import org.apieval.core.report.Rate;
import org.apieval.core.report.Summary;
import org.apieval.core.run.ScoredFile;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.ScorerId;

/**
 * An answer file, audited.
 *
 * @param hub the hub's id
 * @param file what was audited
 * @param answers in the file's order
 */
public record AuditedFile(String hub, AnswerFile file, List<AuditedAnswer> answers) {

  public AuditedFile {
    answers = List.copyOf(answers);
  }

  /** What the file comes to by one of the scorers. */
  public Summary summary(ScorerId scorer) {
    List<ScoredAnswer> verdicts =
        answers.stream()
            .map(answer -> scorer == ScorerId.AST ? answer.exact() : answer.published())
            .toList();
    return Summary.of(new ScoredFile(hub, scorer, file, verdicts));
  }

  /** A rate by one of the scorers. */
  public Rate rate(Metric metric, ScorerId scorer) {
    return metric.of(summary(scorer));
  }

  /** The answers on which the scorers differ in any way. */
  public List<AuditedAnswer> differences() {
    return answers.stream().filter(answer -> answer.reason().isPresent()).toList();
  }

  /** How many answers get different labels. */
  public long labelDifferences() {
    return answers.stream().filter(AuditedAnswer::labelsDiffer).count();
  }
}
