package org.apieval.core.score;

import java.util.List;
import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.api.data.Question;
import org.apieval.api.hub.ApiKey;
import org.apieval.core.match.CallTree;
import org.apieval.core.match.KeyedCall;
import org.apieval.core.match.Match;
import org.apieval.core.match.Reference;
import org.apieval.core.python.Candidates;

/**
 * What was found in an answer, to be written up as a verdict.
 *
 * @param answer what is judged
 * @param question what was asked
 * @param domain the answer's own domain label, as written
 * @param domainCorrect whether that label is the expected domain
 * @param candidates what of the answer may be the call
 * @param calls those calls with their keys
 * @param matches what of them matched
 * @param gold the question's own call, read
 */
record Findings(
    Answer answer,
    Question question,
    Optional<String> domain,
    boolean domainCorrect,
    Candidates candidates,
    List<CallTree> calls,
    List<Match> matches,
    Reference gold) {

  /**
   * The verdict by the match that counts.
   *
   * @param expected that of its references which is of the expected domain; empty if none is
   */
  Trace matched(Match match, Optional<Reference> expected) {
    Reference reference = expected.orElseGet(() -> match.references().get(0));
    boolean correct = expected.isPresent();
    String reason =
        correct
            ? "it is an API of the expected domain, " + question.domain()
            : "it is an API of %s, not of %s"
                .formatted(reference.entry().domain(), question.domain());
    return trace(
        new ScoredAnswer(
            answer,
            correct ? Verdict.CORRECT : Verdict.WRONG_API,
            Optional.empty(),
            Optional.of(candidates.source()),
            Optional.of(match.text()),
            match.references().stream().map(one -> one.entry().line()).toList(),
            Judge.isGold(match, gold),
            Judge.isExact(match.call(), Optional.of(match.text()), gold),
            resolved(match.call()),
            truncated(match.call()),
            Judge.isAmbiguous(matches),
            domain,
            domainCorrect,
            reason,
            comparison(
                match.call(),
                match.keys().stream().findFirst(),
                Optional.of(match.text()),
                Optional.of(reference))));
  }

  /** The verdict where nothing matches. */
  Trace hallucinated(Diagnosis diagnosis) {
    return trace(
        new ScoredAnswer(
            answer,
            Verdict.HALLUCINATION,
            Optional.of(diagnosis.kind()),
            Optional.of(candidates.source()),
            diagnosis.text(),
            List.of(),
            false,
            Judge.isExact(diagnosis.call(), diagnosis.text(), gold),
            resolved(diagnosis.call()),
            truncated(diagnosis.call()),
            false,
            domain,
            domainCorrect,
            diagnosis.reason(),
            comparison(diagnosis.call(), diagnosis.key(), diagnosis.text(), diagnosis.nearest())));
  }

  /** The verdict on what is no answer. */
  static Trace unscored(Answer answer, String reason) {
    return new Trace(
        ScoredAnswer.labelled(answer, Verdict.UNSCORED, Optional.empty(), List.of(), reason),
        Optional.empty(),
        List.of(),
        List.of(),
        Optional.empty());
  }

  private static List<String> resolved(Optional<KeyedCall> call) {
    return call.map(KeyedCall::resolved).orElse(List.of());
  }

  private static boolean truncated(Optional<KeyedCall> call) {
    return call.map(keyed -> keyed.found().truncated()).orElse(false);
  }

  private Comparison comparison(
      Optional<KeyedCall> call,
      Optional<ApiKey> key,
      Optional<String> text,
      Optional<Reference> reference) {
    return call.map(judged -> Comparison.ofCall(candidates, judged, key, reference, gold))
        .orElseGet(() -> Comparison.ofText(answer, text, reference, gold));
  }

  private Trace trace(ScoredAnswer scored) {
    return new Trace(scored, Optional.of(candidates), calls, matches, Optional.of(gold));
  }
}
