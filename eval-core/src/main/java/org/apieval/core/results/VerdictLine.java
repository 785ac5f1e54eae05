package org.apieval.core.results;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.apieval.core.score.Verdict;

/**
 * A line of {@code verdicts.jsonl}. All texts are foreign. What older files do not say is empty or
 * false. Immutable and thread-safe.
 *
 * @param hub the hub's id
 * @param answers the answer file's name
 * @param line the answer's line there, 0-based
 * @param questionId the question's id
 * @param scorer the id of who judged it; {@code ast} where the file does not say
 * @param verdict the judgement
 * @param kind why it is a hallucination
 * @param source where the call was found: {@code field}, {@code code} or {@code text}
 * @param call the call that was judged
 * @param matched the catalogue lines that it matches, 0-based
 * @param goldApi whether it matches the question's own entry
 * @param exact whether it is the gold call
 * @param nearest the reference call most like it, of a hallucination
 * @param resolved the names that were resolved in it
 * @param truncated whether the call was cut off
 * @param ambiguous whether the answer has calls that match under different keys
 * @param domain the domain that the answer states
 * @param domainCorrect whether that is the expected one
 * @param reason the judgement in a sentence
 * @param constraint what became of the question's constraints; empty where it has none
 * @param data what was asked and answered
 * @param span where the call stands in the answer
 * @param reference the entry that counts, else the nearest one
 * @param arguments the identifying parts of the call, the reference and the gold call
 */
public record VerdictLine(
    String hub,
    String answers,
    OptionalInt line,
    String questionId,
    String scorer,
    Verdict verdict,
    Optional<String> kind,
    Optional<String> source,
    Optional<String> call,
    List<Integer> matched,
    boolean goldApi,
    boolean exact,
    Optional<String> nearest,
    List<String> resolved,
    boolean truncated,
    boolean ambiguous,
    Optional<String> domain,
    boolean domainCorrect,
    String reason,
    Optional<JudgedConstraint> constraint,
    AnswerData data,
    Optional<TextSpan> span,
    Optional<ReferenceEntry> reference,
    List<ComparedPart> arguments) {

  public VerdictLine {
    matched = List.copyOf(matched);
    resolved = List.copyOf(resolved);
    arguments = List.copyOf(arguments);
  }

  /** This line with what another line says was asked and answered. */
  VerdictLine with(AnswerData other) {
    return new VerdictLine(
        hub,
        answers,
        line,
        questionId,
        scorer,
        verdict,
        kind,
        source,
        call,
        matched,
        goldApi,
        exact,
        nearest,
        resolved,
        truncated,
        ambiguous,
        domain,
        domainCorrect,
        reason,
        constraint,
        other,
        span,
        reference,
        arguments);
  }
}
