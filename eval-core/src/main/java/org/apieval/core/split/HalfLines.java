package org.apieval.core.split;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.apieval.core.dataset.QuestionRow;

/** On which line of its half each question is written. Used by one thread. */
final class HalfLines {

  private final Map<QuestionRow, Integer> lines = new IdentityHashMap<>();

  HalfLines(Splitter.Halves halves) {
    number(halves.train());
    number(halves.test());
  }

  private void number(List<QuestionRow> half) {
    for (int index = 0; index < half.size(); index++) {
      lines.put(half.get(index), index + 1);
    }
  }

  /** The line, 1-based. */
  int of(QuestionRow row) {
    return lines.getOrDefault(row, 0);
  }
}
