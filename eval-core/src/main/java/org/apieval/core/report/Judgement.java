package org.apieval.core.report;

import java.util.Optional;
import org.apieval.core.constraint.ConstraintCheck;
import org.apieval.core.score.HallucinationKind;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.Verdict;

/**
 * What reports count and show of a verdict, just given or read from a file. Immutable and
 * thread-safe.
 *
 * @param questionId the question's id; foreign text, as all texts here
 * @param verdict the judgement
 * @param kind why it is a hallucination; empty where nobody said, or said something unknown
 * @param call what was judged
 * @param goldApi whether it matches the question's own entry
 * @param exact whether it is the gold call
 * @param labelled whether the answer states a domain
 * @param domainCorrect whether that is the expected one
 * @param ambiguous whether the answer has calls that match under different keys
 * @param truncated whether the call was cut off
 * @param reason the judgement in a sentence
 * @param constraintMet whether the question's constraints are met; empty where it has none
 */
public record Judgement(
    String questionId,
    Verdict verdict,
    Optional<HallucinationKind> kind,
    Optional<String> call,
    boolean goldApi,
    boolean exact,
    boolean labelled,
    boolean domainCorrect,
    boolean ambiguous,
    boolean truncated,
    String reason,
    Optional<Boolean> constraintMet) {

  /** Of an answer to a question without constraints. */
  public Judgement(
      String questionId,
      Verdict verdict,
      Optional<HallucinationKind> kind,
      Optional<String> call,
      boolean goldApi,
      boolean exact,
      boolean labelled,
      boolean domainCorrect,
      boolean ambiguous,
      boolean truncated,
      String reason) {
    this(
        questionId,
        verdict,
        kind,
        call,
        goldApi,
        exact,
        labelled,
        domainCorrect,
        ambiguous,
        truncated,
        reason,
        Optional.empty());
  }

  /** Of a verdict that was just given. */
  public static Judgement of(ScoredAnswer answer) {
    return new Judgement(
        answer.answer().questionId(),
        answer.verdict(),
        answer.kind(),
        answer.call(),
        answer.goldApi(),
        answer.exact(),
        answer.domain().isPresent(),
        answer.domainCorrect(),
        answer.ambiguous(),
        answer.truncated(),
        answer.reason(),
        answer.constraint().map(ConstraintCheck::met));
  }
}
