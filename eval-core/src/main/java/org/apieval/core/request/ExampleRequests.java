package org.apieval.core.request;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.apieval.api.data.Question;
import org.apieval.core.Digests;
import org.apieval.core.EvalException;

/**
 * Requests to show to models that write others. Immutable and thread-safe.
 *
 * @param all at least as many as are shown
 */
public record ExampleRequests(List<Question> all) {

  /** How many a prompt shows, as in the paper. */
  public static final int SHOWN = 3;

  /**
   * Checks that there are enough.
   *
   * @throws EvalException USER if there are not
   */
  public ExampleRequests {
    all = List.copyOf(all);
    if (all.size() < SHOWN) {
      throw EvalException.user(
          "a prompt shows %d example requests, and there are only %d".formatted(SHOWN, all.size()));
    }
  }

  /** Those to show, drawn by the seed; other ones for another purpose, always the same for one. */
  public List<Question> draw(long seed, String purpose) {
    List<Question> shuffled = new ArrayList<>(all);
    String digest = Digests.of(List.of(Long.toString(seed), purpose));
    Collections.shuffle(shuffled, new Random(Long.parseUnsignedLong(digest, 16)));
    return List.copyOf(shuffled.subList(0, SHOWN));
  }
}
