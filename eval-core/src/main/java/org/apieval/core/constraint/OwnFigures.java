package org.apieval.core.constraint;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Keeps the figures of an entry's own model where an entry lists several. Immutable. */
final class OwnFigures {

  private final ModelNames models;

  OwnFigures(ModelNames models) {
    this.models = models;
  }

  /** The same figures; those of other models with a problem. */
  List<Stated> keep(List<Stated> all) {
    List<String> named =
        all.stream().flatMap(one -> one.about().model().stream()).distinct().toList();
    Optional<String> own = own(named);
    return all.stream()
        .map(
            one ->
                one.about().model().isEmpty() || one.about().model().equals(own)
                    ? one
                    : one.withProblem("it is the figure of another model"))
        .toList();
  }

  /** The name that is the entry's model: the longest that its call has, else the only one. */
  private Optional<String> own(List<String> named) {
    Optional<String> inCall =
        named.stream()
            .filter(name -> models.relation(name) == ModelNames.Relation.OWN)
            .max(Comparator.comparingInt(ModelNames::length));
    return inCall.or(
        () ->
            named.stream()
                .filter(name -> named.size() == 1 && !models.contradicts(name))
                .findFirst());
  }
}
