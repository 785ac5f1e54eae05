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

  /**
   * What writes it.
   *
   * @param coloured whether a table may have colours
   * @param json what writes JSON
   */
  SummaryFormat writer(boolean coloured, SummaryJson json) {
    return switch (this) {
      case table -> new SummaryTable(coloured);
      case json -> json;
      case csv -> new SummaryCsv();
      case markdown -> new SummaryMarkdown();
    };
  }
}
