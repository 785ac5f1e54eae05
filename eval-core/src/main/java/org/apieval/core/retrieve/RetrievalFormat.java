package org.apieval.core.retrieve;

import java.util.List;

/** Writes down how well retrievers did. Implementations are pure: equal input, equal text. */
public interface RetrievalFormat {

  /**
   * The text, complete with its last line end.
   *
   * @param summaries in the order to show; may be empty
   */
  String render(List<RetrievalSummary> summaries);
}
