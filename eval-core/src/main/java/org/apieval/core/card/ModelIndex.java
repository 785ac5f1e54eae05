package org.apieval.core.card;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The figures in a card's {@code model-index}, HuggingFace's form for results: by data set, each
 * metric with its value. Stateless and thread-safe.
 */
final class ModelIndex {

  private ModelIndex() {}

  /**
   * The figures as the field {@code performance}: an object for one data set, a list for several.
   * Empty where there are none.
   */
  static Optional<Object> performance(Map<String, @Nullable Object> metadata) {
    Map<String, Map<String, Object>> byDataSet = new LinkedHashMap<>();
    for (Map<?, ?> model : maps(metadata.get("model-index"))) {
      for (Map<?, ?> result : maps(model.get("results"))) {
        String dataSet = dataSet(result.get("dataset"));
        for (Map<?, ?> metric : maps(result.get("metrics"))) {
          add(byDataSet, dataSet, metric);
        }
      }
    }
    List<Object> all = new ArrayList<>(byDataSet.values());
    return all.isEmpty() ? Optional.empty() : Optional.of(all.size() == 1 ? all.get(0) : all);
  }

  private static void add(
      Map<String, Map<String, Object>> byDataSet, String dataSet, Map<?, ?> metric) {
    Object value = metric.get("value");
    Optional<String> name = text(metric.get("name")).or(() -> text(metric.get("type")));
    if (name.isPresent() && (value instanceof Number || value instanceof String)) {
      byDataSet
          .computeIfAbsent(dataSet, absent -> new LinkedHashMap<>(Map.of("dataset", dataSet)))
          .putIfAbsent(name.get(), value);
    }
  }

  private static String dataSet(@Nullable Object dataSet) {
    return dataSet instanceof Map<?, ?> map
        ? text(map.get("name")).or(() -> text(map.get("type"))).orElse("")
        : text(dataSet).orElse("");
  }

  private static Optional<String> text(@Nullable Object value) {
    return value instanceof String text && !text.isBlank()
        ? Optional.of(text.strip())
        : Optional.empty();
  }

  /** The maps that a value is or holds. */
  private static List<Map<?, ?>> maps(@Nullable Object value) {
    List<Map<?, ?>> maps = new ArrayList<>();
    if (value instanceof Map<?, ?> map) {
      maps.add(map);
    } else if (value instanceof List<?> list) {
      list.stream().filter(Map.class::isInstance).forEach(one -> maps.add((Map<?, ?>) one));
    }
    return maps;
  }
}
