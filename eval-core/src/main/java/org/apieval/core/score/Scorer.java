package org.apieval.core.score;

import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.api.data.Question;

/** Judges answers against a catalogue. Implementations are thread-safe as far as the hub is. */
public interface Scorer {

  /**
   * The verdict on an answer. Never fails: whatever goes wrong makes the answer unscored and is
   * said in its reason.
   *
   * @param question what was asked; empty if the benchmark has no question of that id
   */
  ScoredAnswer score(Answer answer, Optional<Question> question);
}
