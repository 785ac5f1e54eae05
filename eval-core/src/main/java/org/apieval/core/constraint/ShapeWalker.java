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
  private final ObjectNames objects;
  private final ProseReader prose;
  private final List<Stated> found = new ArrayList<>();
  private int groups;

  ShapeWalker(MetricNames metrics, DatasetNames datasets, ModelNames models) {
    this.metrics = metrics;
    this.datasets = datasets;
    this.models = models;
    this.objects = new ObjectNames(metrics, datasets);
    this.prose = new ProseReader(metrics, datasets);
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
            outer.path(),
            outer.metric(),
            objects.about(map, outer.about()),
            outer.namesAreDatasets(),
            groups++);
    if (pairs(map, place)) {
      return;
    }
    Place named = objects.metric(map).map(place::measuring).orElse(place);
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      member(String.valueOf(entry.getKey()), entry.getValue(), named, depth + 1);
    }
  }

  /** Data sets and figures in two lists of equal length. */
  private boolean pairs(Map<?, ?> map, Place place) {
    if (ObjectNames.isNames(map.get("dataset"))
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
      About here = objects.dataset(about, name).known();
      return place.about(here);
    }
    if (metric.isPresent()) {
      return place.about(objects.rest(about, metric.get().rest())).measuring(metric.get());
    }
    if (DatasetNames.split(name).isPresent()) {
      return place.about(about.in(DatasetNames.split(name).get()).known());
    }
    return place.about(
        models.relation(name) == ModelNames.Relation.STRANGE
            ? about.in(name).strange(name)
            : about.of(name));
  }
}
