package org.apieval.core.constraint;

import java.util.Optional;

/**
 * Where a value stands.
 *
 * @param path the names down to it
 * @param metric what a name on the way says it measures
 * @param about what else is said
 * @param namesAreDatasets whether the names inside are those of data sets
 * @param group the object it stands in
 */
record Place(
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
