package org.apieval.core.check;

import java.util.List;
import java.util.Optional;
import org.apieval.core.report.Rate;

/**
 * A hub, checked.
 *
 * @param hub the hub's id
 * @param catalogue the catalogue's name as the user gave it; not yet safe to show
 * @param entries the number of its entries
 * @param questions the name of the question file, where there is one
 * @param seed what decided the calls that were made up
 * @param laws in a fixed order, those that could be tried
 * @param ceiling the accuracy of the questions' gold calls; empty without questions, and where the
 *     hub fails on its catalogue
 */
public record CheckReport(
    String hub,
    String catalogue,
    int entries,
    Optional<String> questions,
    long seed,
    List<LawResult> laws,
    Optional<Rate> ceiling) {

  public CheckReport {
    laws = List.copyOf(laws);
  }

  /** Whether all laws hold. */
  public boolean holds() {
    return laws.stream().allMatch(LawResult::holds);
  }
}
