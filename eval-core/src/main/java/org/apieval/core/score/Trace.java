package org.apieval.core.score;

import java.util.List;
import java.util.Optional;
import org.apieval.api.data.Question;
import org.apieval.core.match.CallTree;
import org.apieval.core.match.Match;
import org.apieval.core.match.Reference;
import org.apieval.core.python.Candidates;

/**
 * A verdict with every step that led to it, for explaining it.
 *
 * @param scored the verdict
 * @param candidates what of the answer may be the call; empty for unscored answers
 * @param calls those calls with their keys
 * @param matches what of them matched
 * @param gold the question's own call, read; empty for unscored answers
 */
public record Trace(
    ScoredAnswer scored,
    Optional<Candidates> candidates,
    List<CallTree> calls,
    List<Match> matches,
    Optional<Reference> gold) {

  public Trace {
    calls = List.copyOf(calls);
    matches = List.copyOf(matches);
  }

  /** The same with what became of the question's constraints, if it has any. */
  public Trace judgedBy(ConstraintJudge judge, Optional<Question> question) {
    return new Trace(judge.judged(scored, question), candidates, calls, matches, gold);
  }
}
