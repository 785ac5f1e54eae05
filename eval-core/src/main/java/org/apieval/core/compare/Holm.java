package org.apieval.core.compare;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Holm's correction for testing several things at once (S. Holm, 1979): the chance of one false
 * alarm among all stays below the level. Stateless and thread-safe.
 */
public final class Holm {

  private Holm() {}

  /** Adjusted values for the p-values of several tests, in the same order; none is above 1. */
  public static List<Double> adjust(List<Double> pValues) {
    int tests = pValues.size();
    List<Integer> rising =
        IntStream.range(0, tests).boxed().sorted(Comparator.comparing(pValues::get)).toList();
    Double[] adjusted = new Double[tests];
    double largest = 0;
    for (int rank = 0; rank < tests; rank++) {
      int test = rising.get(rank);
      largest = Math.max(largest, Math.min(1, (tests - rank) * pValues.get(test)));
      adjusted[test] = largest;
    }
    return List.of(adjusted);
  }
}
