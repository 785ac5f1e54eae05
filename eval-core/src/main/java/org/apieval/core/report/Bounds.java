package org.apieval.core.report;

/**
 * What accuracies by the scorer {@code ast} on a benchmark can be measured against.
 *
 * @param ceiling the accuracy of the gold calls themselves
 * @param floor the accuracy of the best answer that is always the same
 * @param floorCall that answer's call, as the catalogue has it
 */
public record Bounds(Rate ceiling, Rate floor, String floorCall) {}
