package org.apieval.core.check;

import java.util.List;
import java.util.Optional;

/**
 * How a law fared.
 *
 * @param id the law's name, {@code own-key}
 * @param statement the law in a few words
 * @param tried on how many examples
 * @param failed how many of them break it
 * @param lines the 0-based lines of catalogue or questions that break it, in file order
 * @param smallest the smallest that breaks it; there exactly where one does
 */
public record LawResult(
    String id,
    String statement,
    int tried,
    int failed,
    List<Integer> lines,
    Optional<Example> smallest) {

  public LawResult {
    lines = List.copyOf(lines);
  }

  /** Whether its lines are those of the question file, not of the catalogue. */
  public boolean ofQuestions() {
    return id.equals(GoldLaw.ID);
  }

  /** Whether nothing breaks it. */
  public boolean holds() {
    return failed == 0;
  }
}
