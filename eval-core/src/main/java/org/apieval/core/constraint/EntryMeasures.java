package org.apieval.core.constraint;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * What was read from a catalogue entry, and what could not be.
 *
 * @param line 0-based line of the catalogue
 * @param measures in the order of the fields, each once
 * @param unread figures that are no measures for all that can be told
 */
public record EntryMeasures(int line, List<Measure> measures, List<Unread> unread) {

  public EntryMeasures {
    measures = List.copyOf(measures);
    unread = List.copyOf(unread);
  }

  /** The value of a quantity; empty if the entry states none that could be read. */
  public Optional<BigDecimal> value(Measure.Quantity quantity) {
    return measures.stream()
        .filter(measure -> measure.quantity().equals(quantity))
        .map(Measure::value)
        .findFirst();
  }

  /** Whether the entry states any figure, read or not. */
  public boolean statesFigures() {
    return !measures.isEmpty() || !unread.isEmpty();
  }
}
