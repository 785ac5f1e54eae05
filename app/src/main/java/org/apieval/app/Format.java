package org.apieval.app;

import java.util.List;
import org.apieval.core.report.JUnitXml;
import org.apieval.core.report.JudgedFile;
import org.apieval.core.report.Summary;
import org.apieval.core.report.SummaryCsv;
import org.apieval.core.report.SummaryJson;
import org.apieval.core.report.SummaryLatex;
import org.apieval.core.report.SummaryMarkdown;
import org.apieval.core.report.SummaryTable;

/** The values of {@code --format}, named as they are typed. */
enum Format {
  table,
  json,
  csv,
  markdown,
  latex,
  junit;

  /**
   * Writes files down, complete with the last line end.
   *
   * @param files just scored, or read from a folder
   * @param coloured whether a table may have colours
   * @param json what writes JSON
   */
  String render(List<JudgedFile> files, boolean coloured, SummaryJson json) {
    List<Summary> summaries = files.stream().map(JudgedFile::summary).toList();
    return switch (this) {
      case table -> new SummaryTable(coloured).render(summaries);
      case json -> json.render(summaries);
      case csv -> new SummaryCsv().render(summaries);
      case markdown -> new SummaryMarkdown().render(summaries);
      case latex -> new SummaryLatex().render(summaries);
      case junit -> JUnitXml.render(files);
    };
  }
}
