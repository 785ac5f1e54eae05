package org.apieval.core.constraint;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Keeps one measure of a quantity, and none where an entry contradicts itself. Stateless. */
final class Duplicates {

  private Duplicates() {}

  /**
   * Each quantity's measure, once.
   *
   * @param unread gets those that an entry states with several values
   */
  static List<Measure> dropped(Collection<Measure> measures, Collection<Unread> unread) {
    Map<Measure.Quantity, List<Measure>> byQuantity = new LinkedHashMap<>();
    for (Measure measure : measures) {
      byQuantity
          .computeIfAbsent(measure.quantity(), absent -> new java.util.ArrayList<>())
          .add(measure);
    }
    for (List<Measure> same : byQuantity.values()) {
      if (same.stream().map(Measure::value).distinct().count() > 1) {
        same.forEach(
            one ->
                unread.add(
                    new Unread(
                        one.where(),
                        one.value().toPlainString(),
                        "the entry states several values of " + one.quantity().metric())));
      }
    }
    return byQuantity.values().stream()
        .filter(same -> same.stream().map(Measure::value).distinct().count() == 1)
        .map(same -> same.get(0))
        .toList();
  }
}
