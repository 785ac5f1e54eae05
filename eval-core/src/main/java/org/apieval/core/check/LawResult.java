package org.apieval.core.check;

import java.util.List;
import java.util.Optional;
import org.apieval.core.dataset.Place;

/**
 * How a law fared.
 *
 * @param id the law's name, {@code own-key}
 * @param statement the law in a few words
 * @param tried on how many examples
 * @param failed how many of them break it
 * @param places the entries, or the questions, that break it, in file order
 * @param smallest the smallest that breaks it; there exactly where one does
 */
public record LawResult(
    String id,
    String statement,
    int tried,
    int failed,
    List<Place> places,
    Optional<Example> smallest) {

  public LawResult {
    places = List.copyOf(places);
  }

  /** Whether nothing breaks it. */
  public boolean holds() {
    return failed == 0;
  }
}
