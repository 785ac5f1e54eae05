package org.apieval.core.report;

import java.util.Optional;

/**
 * What accuracies by the scorer {@code ast} on a benchmark can be measured against.
 *
 * @param ceiling the accuracy of the gold calls themselves
 * @param floor the accuracy of the best answer that is always the same
 * @param floorCall that answer's call, as the catalogue has it
 * @param constraints the same of the constraints; empty where no question has any
 */
public record Bounds(
    Rate ceiling, Rate floor, String floorCall, Optional<ConstraintBounds> constraints) {

  /** Of a benchmark without constraints. */
  public Bounds(Rate ceiling, Rate floor, String floorCall) {
    this(ceiling, floor, floorCall, Optional.empty());
  }
}
