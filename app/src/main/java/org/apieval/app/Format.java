package org.apieval.app;

import org.apieval.core.report.SummaryCsv;
import org.apieval.core.report.SummaryFormat;
import org.apieval.core.report.SummaryJson;
import org.apieval.core.report.SummaryMarkdown;
import org.apieval.core.report.SummaryTable;

/** The values of {@code --format}, named as they are typed. */
enum Format {
  table,
  json,
  csv,
  markdown;

  /** What writes it, for this terminal. */
  SummaryFormat with(Terminal terminal) {
    return switch (this) {
      case table -> new SummaryTable(terminal.coloursOut());
      case json -> new SummaryJson();
      case csv -> new SummaryCsv();
      case markdown -> new SummaryMarkdown();
    };
  }
}
