package org.apieval.core.report;

import java.nio.file.Path;
import java.util.List;
import org.apieval.core.run.ScoredFile;

/**
 * Writes {@code summary.json} and {@code verdicts.jsonl}. Immutable.
 *
 * @param directory made if it is not there
 */
public record ReportFiles(Path directory) {

  /**
   * Writes both files.
   *
   * @param summary how to write the summary
   * @throws org.apieval.core.EvalException USER naming the file that cannot be written, and why
   */
  public void write(SummaryJson summary, List<ScoredFile> files) {
    OutputFolder folder = new OutputFolder(directory);
    List<Summary> summaries = files.stream().map(Summary::of).toList();
    folder.write("summary.json", out -> out.write(summary.render(summaries)));
    folder.write("verdicts.jsonl", out -> VerdictLines.write(files, out));
  }
}
