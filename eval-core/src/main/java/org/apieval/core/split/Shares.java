package org.apieval.core.split;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Divides a total among strata in proportion to their sizes. Stateless and thread-safe. */
final class Shares {

  private Shares() {}

  /**
   * How many of each stratum make a share of all: rounded so that they add up to the share of the
   * total, by the largest remainders, the earlier stratum first where these are equal.
   *
   * @param share from 0 to 1
   */
  static <K> Map<K, Integer> of(Map<K, Integer> sizes, double share) {
    int total = sizes.values().stream().mapToInt(size -> size).sum();
    Map<K, Integer> shares = new LinkedHashMap<>();
    sizes.forEach((stratum, size) -> shares.put(stratum, (int) Math.floor(size * share)));
    int left =
        (int) Math.round(total * share) - shares.values().stream().mapToInt(size -> size).sum();
    List<K> byRemainder =
        sizes.keySet().stream()
            .sorted(
                Comparator.comparingDouble(
                    stratum -> shares.get(stratum) - sizes.get(stratum) * share))
            .limit(Math.max(0, left))
            .toList();
    byRemainder.forEach(stratum -> shares.merge(stratum, 1, Integer::sum));
    return shares;
  }
}
