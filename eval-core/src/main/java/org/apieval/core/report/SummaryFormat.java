package org.apieval.core.report;

import java.util.List;

/** Writes summaries down in one format. Implementations are pure: equal input, equal text. */
public interface SummaryFormat {

  /**
   * The text, complete with its last line end.
   *
   * @param summaries one an answer file, in the order to show; may be empty
   */
  String render(List<Summary> summaries);
}
