package org.apieval.core.score;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
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
public final class AstScorer implements Scorer {

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

  @Override
  public ScoredAnswer score(Answer answer, Optional<Question> question) {
    return trace(answer, question).scored();
  }

  /** The verdict on an answer with every step that led to it; fails as little as {@link #score}. */
  public Trace trace(Answer answer, Optional<Question> question) {
    if (question.isEmpty()) {
      return Findings.unscored(answer, "there is no question " + answer.questionId());
    }
    if (answer.text().isEmpty()) {
      return Findings.unscored(answer, "no answer was recorded");
    }
    try {
      return trace(answer, answer.text().get(), question.get());
    } catch (EvalException e) {
      return Findings.unscored(answer, e.getMessage());
    } catch (RuntimeException | StackOverflowError e) {
      return Findings.unscored(answer, "a defect of the program: " + e);
    }
  }

  private Trace trace(Answer answer, String response, Question question) {
    AnswerSections sections = splitter.split(response);
    if (sections.failure().isPresent()) {
      return Findings.unscored(answer, "an error was recorded: " + sections.failure().get());
    }
    Candidates candidates = candidateReader.read(sections);
    List<CallTree> calls = callKeys.of(candidates);
    List<Match> matches = matcher.match(calls, candidates.verbatims());
    return judged(answer, question, sections.domain(), candidates, calls, matches);
  }

  private Trace judged(
      Answer answer,
      Question question,
      Optional<String> domain,
      Candidates candidates,
      List<CallTree> calls,
      List<Match> found) {
    Reference gold = gold(question);
    List<Match> matches = found.isEmpty() ? Judge.asWritten(calls, gold) : found;
    boolean expected =
        domain.filter(label -> judge.sameDomain(label, question.domain())).isPresent();
    Findings findings =
        new Findings(answer, question, domain, expected, candidates, calls, matches, gold);
    return judge
        .best(matches, question)
        .map(match -> findings.matched(match, judge.expected(match, question)))
        .orElseGet(() -> findings.hallucinated(diagnostician.diagnose(candidates, calls)));
  }

  private Reference gold(Question question) {
    Reference known = byCall.get(question.goldCall());
    return known != null
        ? known
        : referenceReader.read(new ApiRecord(-1, question.domain(), question.goldCall(), Map.of()));
  }
}
