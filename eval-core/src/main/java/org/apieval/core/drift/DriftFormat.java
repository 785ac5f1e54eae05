package org.apieval.core.drift;

import java.util.List;

/** Writes down how often answers follow changes. Implementations are pure. */
public interface DriftFormat {

  /**
   * The text, complete with its last line end.
   *
   * @param summaries in the order to show; may be empty
   */
  String render(List<DriftSummary> summaries);
}
