package org.apieval.core.run;

import java.util.List;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.score.ScoredAnswer;

/**
 * An answer file with its verdicts.
 *
 * @param hub the hub's id
 * @param file what was scored
 * @param verdicts one an answer, in the file's order
 */
public record ScoredFile(String hub, AnswerFile file, List<ScoredAnswer> verdicts) {

  public ScoredFile {
    verdicts = List.copyOf(verdicts);
  }
}
