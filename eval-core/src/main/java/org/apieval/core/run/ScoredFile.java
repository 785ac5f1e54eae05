package org.apieval.core.run;

import java.util.List;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.ScorerId;

/**
 * An answer file with the verdicts of one scorer.
 *
 * @param hub the hub's id
 * @param scorer whose verdicts they are
 * @param file what was scored
 * @param verdicts one an answer, in the file's order
 */
public record ScoredFile(
    String hub, ScorerId scorer, AnswerFile file, List<ScoredAnswer> verdicts) {

  public ScoredFile {
    verdicts = List.copyOf(verdicts);
  }
}
