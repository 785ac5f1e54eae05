package org.apieval.core.results;

import java.util.Optional;
import org.apieval.core.report.Rate;

/**
 * Between what a hub's figures lie, by the exact scorer. Immutable and thread-safe.
 *
 * @param ceiling the accuracy of the gold calls as answers; empty where it is not known
 * @param floor the accuracy of the best answer that is always the same; empty likewise
 * @param floorCall that answer; foreign text
 */
public record HubBounds(Optional<Rate> ceiling, Optional<Rate> floor, Optional<String> floorCall) {

  /** Where nothing is known. */
  public static final HubBounds UNKNOWN =
      new HubBounds(Optional.empty(), Optional.empty(), Optional.empty());
}
