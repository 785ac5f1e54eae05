package org.apieval.core.report;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
   * @param version the tool's version
   * @param contexts one a hub, by id
   * @throws org.apieval.core.EvalException USER naming the file that cannot be written, and why
   */
  public void write(String version, List<ScoredFile> files, Map<String, HubContext> contexts) {
    OutputFolder folder = new OutputFolder(directory);
    List<Summary> summaries = files.stream().map(Summary::of).toList();
    SummaryJson summary = new SummaryJson(version, contexts);
    folder.write("summary.json", out -> out.write(summary.render(summaries)));
    folder.write("verdicts.jsonl", out -> VerdictLines.write(files, contexts, out));
  }
}
