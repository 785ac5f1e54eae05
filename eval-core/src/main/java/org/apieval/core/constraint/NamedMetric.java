package org.apieval.core.constraint;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A metric that a text names.
 *
 * @param types the metrics that go by this name; more than one where the unit of the figure tells
 * @param number what is filled into their names for {@code {k}}; blank if there is nothing to fill
 * @param unit the unit that the text states with it; blank if none
 * @param rest what else the text says: a task, a split, a class
 */
record NamedMetric(List<MetricType> types, String number, String unit, String rest) {

  NamedMetric {
    types = List.copyOf(types);
  }

  /** The metric whose values a figure can be; the first one if it can be none. */
  MetricType typeOf(Optional<Figure> figure) {
    return types.stream()
        .filter(type -> figure.flatMap(type.scale()::value).isPresent())
        .findFirst()
        .orElse(types.get(0));
  }

  /** The standard name of one of the types. */
  String name(MetricType type) {
    return type.name().replace("{k}", number);
  }

  /** Whether it says by how much something changed, or the opposite of what it names. */
  boolean isDifference() {
    return rest.toLowerCase(Locale.ROOT)
        .matches(".*\\b(improvement|imp|gain|delta|increase|decrease|reduction|neg|diff)\\b.*");
  }
}
