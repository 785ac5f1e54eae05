package org.apieval.core.constraint;

import java.util.List;

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

  /** Whether the entry states any figure, read or not. */
  public boolean statesFigures() {
    return !measures.isEmpty() || !unread.isEmpty();
  }
}
