package org.apieval.core.score;

import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.api.data.Question;

/**
 * Adds to another scorer's verdicts whether the API that was called meets the constraints of its
 * question: section 4.3 of the Gorilla paper. Immutable; thread-safe as far as its parts are.
 */
public final class ConstrainedScorer implements Scorer {

  private final Scorer scorer;
  private final ConstraintJudge judge;

  /**
   * @param scorer judges the calls
   * @param judge knows the constraints
   */
  public ConstrainedScorer(Scorer scorer, ConstraintJudge judge) {
    this.scorer = scorer;
    this.judge = judge;
  }

  @Override
  public ScoredAnswer score(Answer answer, Optional<Question> question) {
    return judge.judged(scorer.score(answer, question), question);
  }
}
