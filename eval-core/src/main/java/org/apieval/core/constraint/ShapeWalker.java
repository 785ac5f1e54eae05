package org.apieval.core.constraint;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Goes through a field of whatever shape and collects the figures in it, with what the names on the
 * way to them say. Used for one entry, by one thread.
 */
final class ShapeWalker {

  private static final int DEPTH = 32;

  /** Languages, and what all data sets come to. */
  private static final Pattern NO_DATASET =
      Pattern.compile("(?i).{1,2}|[a-z]{2}-[a-z]{2}|average|avg|mean|overall|total|all");

  private final MetricNames metrics;
  private final DatasetNames datasets;
  private final ModelNames models;
  private final ProseReader prose;
  private final List<Stated> found = new ArrayList<>();
  private int groups;

  ShapeWalker(MetricNames metrics, DatasetNames datasets, ModelNames models) {
    this.metrics = metrics;
    this.datasets = datasets;
    this.models = models;
    this.prose = new ProseReader(metrics, datasets);
  }

  /**
   * Where a value stands.
   *
   * @param path the names down to it
   * @param metric what a name on the way says it measures
   * @param about what else is said
   * @param namesAreDatasets whether the names inside are those of data sets
   * @param group the object it stands in
   */
  private record Place(
      String path, Optional<NamedMetric> metric, About about, boolean namesAreDatasets, int group) {

    Place at(String name) {
      return new Place(path + "." + name, metric, about, false, group);
    }

    Place about(About other) {
      return new Place(path, metric, other, namesAreDatasets, group);
    }

    Place measuring(NamedMetric other) {
      return new Place(path, Optional.of(other), about, false, group);
    }

    Place holdingDatasets() {
      return new Place(path, metric, about, true, group);
    }
  }

  /** All figures of a field, in order. */
  List<Stated> walk(String field, @Nullable Object value) {
    walk(value, new Place(field, Optional.empty(), About.NOTHING, false, groups++), 0);
    return found;
  }

  private void walk(@Nullable Object value, Place place, int depth) {
    if (value instanceof Map<?, ?> map && depth < DEPTH) {
      object(map, place, depth);
    } else if (value instanceof List<?> list && depth < DEPTH) {
      list.forEach(element -> walk(element, place, depth + 1));
    } else if (value instanceof Number number) {
      number(number, place);
    } else if (value instanceof String text) {
      found.addAll(
          prose.read(
              text,
              new Stated(
                  place.path(),
                  text,
                  Optional.empty(),
                  place.metric(),
                  place.about(),
                  place.group(),
                  "")));
    }
  }

  private void number(Number number, Place place) {
    if (Double.isFinite(number.doubleValue())) {
      Figure figure = new Figure(new BigDecimal(number.toString()), "");
      found.add(
          new Stated(
              place.path(),
              number.toString(),
              Optional.of(figure),
              place.metric(),
              place.about(),
              place.group(),
              ""));
    }
  }

  private void object(Map<?, ?> map, Place outer, int depth) {
    Place place =
        new Place(
            outer.path(), outer.metric(), about(map, outer), outer.namesAreDatasets(), groups++);
    if (pairs(map, place)) {
      return;
    }
    Place named = namedMetric(map).map(place::measuring).orElse(place);
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      member(String.valueOf(entry.getKey()), entry.getValue(), named, depth + 1);
    }
  }

  /** What the object's own fields say of all its figures. */
  private About about(Map<?, ?> map, Place outer) {
    About about = outer.about();
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      String name = String.valueOf(entry.getKey());
      boolean isName = name.equals("name") && (map.size() > 1);
      if (entry.getValue() instanceof String text && !text.isBlank()) {
        if (FieldNames.isDataset(name) || isName) {
          about = dataset(about, text);
        } else if (FieldNames.isModel(name)) {
          about = about.of(text);
        } else if (FieldNames.isPart(name)) {
          about = about.in(text);
        }
      } else if (FieldNames.isDataset(name) && isNames(entry.getValue())) {
        about = about.onSeveral();
      }
    }
    return about;
  }

  private About dataset(About about, String text) {
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

  private static boolean isNames(@Nullable Object value) {
    return value instanceof List<?> list
        && list.size() > 1
        && list.stream().allMatch(String.class::isInstance);
  }

  /** Data sets and figures in two lists of equal length. */
  private boolean pairs(Map<?, ?> map, Place place) {
    if (isNames(map.get("dataset"))
        && map.get("dataset") instanceof List<?> names
        && map.get("accuracy") instanceof List<?> figures
        && names.size() == figures.size()) {
      for (int index = 0; index < names.size(); index++) {
        About about = place.about().on(datasets.named(String.valueOf(names.get(index))));
        walk(figures.get(index), place.about(about).at("accuracy"), DEPTH - 1);
      }
      return true;
    }
    return false;
  }

  private Optional<NamedMetric> namedMetric(Map<?, ?> map) {
    boolean hasValue =
        map.keySet().stream().anyMatch(key -> FieldNames.isValue(String.valueOf(key)));
    return map.entrySet().stream()
        .filter(entry -> FieldNames.isMetric(String.valueOf(entry.getKey())) && hasValue)
        .flatMap(entry -> Optional.ofNullable(entry.getValue()).map(Object::toString).stream())
        .flatMap(text -> metrics.find(text).stream())
        .findFirst();
  }

  private void member(String name, @Nullable Object value, Place outer, int depth) {
    Place place = outer.at(name);
    boolean scalar = value instanceof String;
    boolean says = name.equals("name") || FieldNames.isDataset(name) || FieldNames.isModel(name);
    if (FieldNames.isOther(name)
        || scalar && (says || FieldNames.isPart(name) || FieldNames.isMetric(name))) {
      return;
    }
    if (FieldNames.isDataset(name)) {
      walk(value, place.holdingDatasets(), depth);
    } else if (FieldNames.isCatch(name)) {
      walk(value, place.about(outer.about().known()), depth);
    } else if (FieldNames.isValue(name) || FieldNames.isHolder(name) && isNested(value)) {
      walk(value, place, depth);
    } else {
      walk(value, named(name, outer.namesAreDatasets(), place), depth);
    }
  }

  private static boolean isNested(@Nullable Object value) {
    return value instanceof Map || value instanceof List;
  }

  /** The place inside a name that has to be understood. */
  private Place named(String name, boolean isDataset, Place place) {
    Optional<DatasetNames.Dataset> known = datasets.known(name);
    Optional<NamedMetric> metric = known.isPresent() ? Optional.empty() : metrics.find(name);
    About about = place.about();
    if (isDataset && metric.isEmpty() && known.isEmpty() && NO_DATASET.matcher(name).matches()) {
      return place.about(about.in(name).known());
    }
    if (known.isPresent() || isDataset && metric.isEmpty()) {
      About here = dataset(about, name).known();
      return place.about(here);
    }
    if (metric.isPresent()) {
      return place.about(rest(about, metric.get().rest())).measuring(metric.get());
    }
    if (DatasetNames.split(name).isPresent()) {
      return place.about(about.in(DatasetNames.split(name).get()).known());
    }
    return place.about(
        models.relation(name) == ModelNames.Relation.STRANGE
            ? about.in(name).strange(name)
            : about.of(name));
  }

  /** What a metric's name says beside the metric: a data set, or a part. */
  private About rest(About about, String rest) {
    Optional<DatasetNames.Dataset> known = datasets.known(rest.replaceFirst("^on ", ""));
    return known.isPresent()
        ? about.on(known).in(known.get().part()).known()
        : about.in(PartWords.of(rest)).known();
  }
}
