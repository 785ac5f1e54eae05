package org.apieval.core.score;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.HubRules;
import org.apieval.core.answer.AnswerSections;
import org.apieval.core.answer.AnswerSplitter;
import org.apieval.core.match.CallKeys;
import org.apieval.core.match.CallTree;
import org.apieval.core.match.Match;
import org.apieval.core.match.Matcher;
import org.apieval.core.match.NearestReference;
import org.apieval.core.match.Reference;
import org.apieval.core.match.ReferenceIndex;
import org.apieval.core.match.ReferenceReader;
import org.apieval.core.python.CandidateReader;
import org.apieval.core.python.Candidates;

/**
 * The scorer {@code ast}: the evaluation of section 3.3 of the Gorilla paper (arXiv 2305.15334),
 * done exactly. An answer is correct if one of its calls, or a call inside one, is a reference API
 * of the expected domain; only required arguments are compared, by value. Immutable; thread-safe as
 * far as the hub is.
 */
public final class AstScorer {

  private final AnswerSplitter splitter = new AnswerSplitter();
  private final CandidateReader candidateReader = new CandidateReader();
  private final ReferenceReader referenceReader;
  private final CallKeys callKeys;
  private final Matcher matcher;
  private final Judge judge;
  private final Diagnostician diagnostician;
  private final Map<String, Reference> byCall = new HashMap<>();

  /**
   * A scorer for a hub and its catalogue.
   *
   * @param references the catalogue's entries, read by the hub's rules, in file order
   */
  public AstScorer(HubRules hub, List<Reference> references) {
    this.referenceReader = new ReferenceReader(hub);
    ReferenceIndex index = new ReferenceIndex(references);
    this.callKeys = new CallKeys(hub);
    this.matcher = new Matcher(index);
    this.judge = new Judge(hub);
    this.diagnostician = new Diagnostician(index, new NearestReference(references));
    references.forEach(reference -> byCall.putIfAbsent(reference.entry().apiCall(), reference));
  }

  /**
   * The verdict on an answer. Never fails: whatever goes wrong makes the answer unscored and is
   * said in its reason.
   *
   * @param question what was asked; empty if the benchmark has no question of that id
   */
  public ScoredAnswer score(Answer answer, Optional<Question> question) {
    return trace(answer, question).scored();
  }

  /** The verdict on an answer with every step that led to it; fails as little as {@link #score}. */
  public Trace trace(Answer answer, Optional<Question> question) {
    if (question.isEmpty()) {
      return unscored(answer, "there is no question " + answer.questionId());
    }
    if (answer.text().isEmpty()) {
      return unscored(answer, "no answer was recorded");
    }
    try {
      return trace(answer, answer.text().get(), question.get());
    } catch (RuntimeException e) {
      return unscored(answer, e.getMessage() == null ? e.toString() : e.getMessage());
    }
  }

  private Trace trace(Answer answer, String response, Question question) {
    AnswerSections sections = splitter.split(response);
    if (sections.failure().isPresent()) {
      return unscored(answer, "an error was recorded: " + sections.failure().get());
    }
    Candidates candidates = candidateReader.read(sections);
    List<CallTree> calls = callKeys.of(candidates);
    Reference gold = gold(question);
    List<Match> matches = matcher.match(calls, candidates.verbatims());
    if (matches.isEmpty()) {
      matches = Judge.asWritten(calls, gold);
    }
    Evidence evidence =
        new Evidence(answer, question, sections.domain(), candidates, calls, matches, gold);
    return judge
        .best(matches, question)
        .map(match -> matched(evidence, match))
        .orElseGet(() -> hallucinated(evidence));
  }

  private record Evidence(
      Answer answer,
      Question question,
      Optional<String> domain,
      Candidates candidates,
      List<CallTree> calls,
      List<Match> matches,
      Reference gold) {

    Trace trace(ScoredAnswer scored, Optional<Reference> nearest) {
      return new Trace(scored, Optional.of(candidates), calls, matches, Optional.of(gold), nearest);
    }
  }

  private Reference gold(Question question) {
    Reference known = byCall.get(question.goldCall());
    return known != null
        ? known
        : referenceReader.read(new ApiRecord(-1, question.domain(), question.goldCall(), Map.of()));
  }

  private Trace matched(Evidence evidence, Match match) {
    boolean correct = judge.isCorrect(match, evidence.question());
    ApiRecord first = match.references().get(0).entry();
    String reason =
        correct
            ? "it is an API of the expected domain, " + evidence.question().domain()
            : "it is an API of %s, not of %s"
                .formatted(first.domain(), evidence.question().domain());
    return evidence.trace(
        new ScoredAnswer(
            evidence.answer(),
            correct ? Verdict.CORRECT : Verdict.WRONG_API,
            Optional.empty(),
            Optional.of(evidence.candidates().source()),
            Optional.of(match.text()),
            match.references().stream().map(reference -> reference.entry().line()).toList(),
            Judge.isGold(match, evidence.gold()),
            Judge.isExact(match.call(), Optional.of(match.text()), evidence.gold()),
            Optional.empty(),
            match.call().map(call -> call.resolved()).orElse(List.of()),
            match.call().map(call -> call.found().truncated()).orElse(false),
            Judge.isAmbiguous(evidence.matches()),
            evidence.domain(),
            isExpected(evidence),
            reason),
        Optional.empty());
  }

  private Trace hallucinated(Evidence evidence) {
    Diagnosis diagnosis = diagnostician.diagnose(evidence.candidates(), evidence.calls());
    return evidence.trace(
        new ScoredAnswer(
            evidence.answer(),
            Verdict.HALLUCINATION,
            Optional.of(diagnosis.kind()),
            Optional.of(evidence.candidates().source()),
            diagnosis.text(),
            List.of(),
            false,
            Judge.isExact(diagnosis.call(), diagnosis.text(), evidence.gold()),
            diagnosis.nearest().map(reference -> reference.entry().apiCall()),
            diagnosis.call().map(call -> call.resolved()).orElse(List.of()),
            diagnosis.call().map(call -> call.found().truncated()).orElse(false),
            false,
            evidence.domain(),
            isExpected(evidence),
            diagnosis.reason()),
        diagnosis.nearest());
  }

  private boolean isExpected(Evidence evidence) {
    return evidence
        .domain()
        .filter(label -> judge.sameDomain(label, evidence.question().domain()))
        .isPresent();
  }

  private static Trace unscored(Answer answer, String reason) {
    return new Trace(
        new ScoredAnswer(
            answer,
            Verdict.UNSCORED,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            false,
            false,
            Optional.empty(),
            List.of(),
            false,
            false,
            Optional.empty(),
            false,
            reason),
        Optional.empty(),
        List.of(),
        List.of(),
        Optional.empty(),
        Optional.empty());
  }
}
