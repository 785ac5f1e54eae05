package org.apieval.core.constraint;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What the fields of an object say of the figures in it. Immutable and thread-safe. */
final class ObjectNames {

  private final MetricNames metrics;
  private final DatasetNames datasets;

  ObjectNames(MetricNames metrics, DatasetNames datasets) {
    this.metrics = metrics;
    this.datasets = datasets;
  }

  /** What is said of all figures of an object: data set, part, model. */
  About about(Map<?, ?> map, About outer) {
    About about = outer;
    boolean named = metric(map).isPresent();
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      String name = String.valueOf(entry.getKey());
      boolean isName = name.equals("name") && map.size() > 1 && !named;
      Optional<String> text = text(name, entry.getValue());
      if (text.isPresent() && (FieldNames.isDataset(name) || isName)) {
        about = dataset(about, text.get());
      } else if (text.isPresent() && FieldNames.isModel(name)) {
        about = about.of(text.get());
      } else if (text.isPresent() && FieldNames.isPart(name)) {
        about = about.in(text.get());
      } else if (FieldNames.isDataset(name) && isNames(entry.getValue())) {
        about = about.onSeveral();
      }
    }
    return about;
  }

  /** The text of a field; of a data set that is an object its name, of a list its only element. */
  private static Optional<String> text(String field, @Nullable Object value) {
    Object text = value;
    if (FieldNames.isDataset(field) && value instanceof Map<?, ?> map) {
      text = map.get("name");
    } else if (value instanceof List<?> list && list.size() == 1) {
      text = list.get(0);
    }
    return text instanceof String name && !name.isBlank() ? Optional.of(name) : Optional.empty();
  }

  /** What a data set's name says of the figures on it. */
  About dataset(About about, String text) {
    boolean several = text.matches("[^()]*(, | and | & |; )[^()]*");
    boolean isMetric = datasets.known(text).isEmpty() && metrics.find(text).isPresent();
    if (several && datasets.known(text).isEmpty() || isMetric) {
      return about.onSeveral();
    }
    Optional<String> split = DatasetNames.split(text);
    if (split.isPresent()) {
      return about.in(split.get());
    }
    Optional<DatasetNames.Dataset> dataset = datasets.named(text);
    return about.on(dataset).in(dataset.map(DatasetNames.Dataset::part).orElse(""));
  }

  /** What a metric's name says beside the metric: a data set, or a part. */
  About rest(About about, String rest) {
    Optional<DatasetNames.Dataset> known = datasets.known(rest.replaceFirst("^on ", ""));
    return known.isPresent()
        ? about.on(known).in(known.get().part()).known()
        : about.in(PartWords.of(rest)).known();
  }

  /** The metric that an object names in one field for the value in another. */
  Optional<NamedMetric> metric(Map<?, ?> map) {
    boolean hasValue =
        map.keySet().stream().anyMatch(key -> FieldNames.isValue(String.valueOf(key)));
    return Stream.of("metric", "metric_name", "measure", "name", "type")
        .filter(field -> hasValue)
        .flatMap(field -> map.get(field) instanceof String text ? Stream.of(text) : Stream.empty())
        .flatMap(text -> metrics.find(text).stream())
        .findFirst();
  }

  /** Whether a value is a list of several names. */
  static boolean isNames(@Nullable Object value) {
    return value instanceof List<?> list
        && list.size() > 1
        && list.stream().allMatch(String.class::isInstance);
  }
}
