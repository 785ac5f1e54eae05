package org.apieval.core.score;

import java.util.List;
import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.answer.Section;
import org.apieval.core.constraint.ConstraintCheck;

/**
 * A verdict on one answer, with what it rests on.
 *
 * @param answer what was judged
 * @param verdict the judgement
 * @param kind why it is a hallucination; present exactly for those of the scorer {@code ast}
 * @param source which part of the answer was read; empty for unscored answers
 * @param call the text of the matched call, else of the first candidate; empty where there is none
 * @param matched 0-based catalogue lines of the matched entries, most specific first
 * @param goldApi whether the question's own entry is among the matched ones
 * @param exact whether the call equals the gold call, keyword order and quoting aside
 * @param resolved names that were looked up, {@code repo = 'pytorch/vision'}
 * @param truncated whether the call's end had to be supplied
 * @param ambiguous whether calls of the answer match entries under different keys
 * @param domain the answer's own domain label, as written
 * @param domainCorrect whether that label is the expected domain
 * @param reason one sentence for a person: why this verdict
 * @param comparison where the call stands, and how it differs from what was wanted; of the scorer
 *     {@code ast} alone
 * @param constraint whether it meets the constraints of its question; empty where there are none
 */
public record ScoredAnswer(
    Answer answer,
    Verdict verdict,
    Optional<HallucinationKind> kind,
    Optional<Section.Source> source,
    Optional<String> call,
    List<Integer> matched,
    boolean goldApi,
    boolean exact,
    List<String> resolved,
    boolean truncated,
    boolean ambiguous,
    Optional<String> domain,
    boolean domainCorrect,
    String reason,
    Comparison comparison,
    Optional<ConstraintCheck> constraint) {

  public ScoredAnswer {
    matched = List.copyOf(matched);
    resolved = List.copyOf(resolved);
  }

  /** A verdict on an answer to a question without constraints. */
  public ScoredAnswer(
      Answer answer,
      Verdict verdict,
      Optional<HallucinationKind> kind,
      Optional<Section.Source> source,
      Optional<String> call,
      List<Integer> matched,
      boolean goldApi,
      boolean exact,
      List<String> resolved,
      boolean truncated,
      boolean ambiguous,
      Optional<String> domain,
      boolean domainCorrect,
      String reason,
      Comparison comparison) {
    this(
        answer,
        verdict,
        kind,
        source,
        call,
        matched,
        goldApi,
        exact,
        resolved,
        truncated,
        ambiguous,
        domain,
        domainCorrect,
        reason,
        comparison,
        Optional.empty());
  }

  /** The same with what became of the question's constraints. */
  ScoredAnswer constrained(ConstraintCheck check) {
    return new ScoredAnswer(
        answer,
        verdict,
        kind,
        source,
        call,
        matched,
        goldApi,
        exact,
        resolved,
        truncated,
        ambiguous,
        domain,
        domainCorrect,
        reason,
        comparison,
        Optional.of(check));
  }

  /** A verdict of which no more is known. */
  public static ScoredAnswer labelled(
      Answer answer, Verdict verdict, Optional<String> call, List<Integer> matched, String reason) {
    return new ScoredAnswer(
        answer,
        verdict,
        Optional.empty(),
        Optional.empty(),
        call,
        matched,
        false,
        false,
        List.of(),
        false,
        false,
        Optional.empty(),
        false,
        reason,
        Comparison.none());
  }

  /**
   * The entry most like a hallucinated call; empty for other verdicts, or where none is like it.
   */
  public Optional<ApiRecord> nearest() {
    return kind.isPresent() ? comparison.entry() : Optional.empty();
  }
}
