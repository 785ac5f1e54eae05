package org.apieval.core.report;

import java.util.List;
import org.apieval.core.run.ScoredFile;

/**
 * What all forms of a report are made from: an answer file's verdicts by one scorer and what they
 * come to. Immutable and thread-safe.
 *
 * @param summary the counts and rates
 * @param verdicts one an answer, in the file's order
 */
public record JudgedFile(Summary summary, List<Judgement> verdicts) {

  public JudgedFile {
    verdicts = List.copyOf(verdicts);
  }

  /** Of a file that was just scored. */
  public static JudgedFile of(ScoredFile file) {
    return new JudgedFile(Summary.of(file), file.verdicts().stream().map(Judgement::of).toList());
  }
}
