package org.apieval.core.constrained;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.HubRules;
import org.apieval.core.constraint.Direction;
import org.apieval.core.constraint.EntryMeasures;
import org.apieval.core.constraint.Measure;
import org.apieval.core.constraint.MeasureReader;

/** What the entries of each domain state. Immutable; thread-safe as far as the hub is. */
final class Peers {

  private final HubRules hub;
  private final Map<String, List<EntryMeasures>> byDomain = new HashMap<>();
  private final Map<Integer, EntryMeasures> byLine = new HashMap<>();

  Peers(HubRules hub, List<ApiRecord> catalogue) {
    this.hub = hub;
    MeasureReader reader = new MeasureReader();
    for (ApiRecord entry : catalogue) {
      EntryMeasures measures = reader.read(entry);
      byLine.put(entry.line(), measures);
      byDomain
          .computeIfAbsent(hub.canonicalDomain(entry.domain()), absent -> new ArrayList<>())
          .add(measures);
    }
  }

  /** What an entry states. */
  Optional<EntryMeasures> at(int line) {
    return Optional.ofNullable(byLine.get(line));
  }

  /**
   * An entry's measures that others of its domain can be compared by. Those of a data set need its
   * name, since without it they may be of any.
   */
  List<Measure> comparable(EntryMeasures entry, String domain, Set<Integer> same) {
    return entry.measures().stream()
        .filter(one -> one.quantity().isOfModel() || one.quantity().dataset().isPresent())
        .filter(one -> !worse(one, domain, same).isEmpty())
        .toList();
  }

  /**
   * The values of other APIs of a domain that are worse, each once, in ascending order.
   *
   * @param same the lines of the measured API itself
   */
  List<BigDecimal> worse(Measure measure, String domain, Set<Integer> same) {
    boolean higher = measure.quantity().direction() == Direction.HIGHER;
    return others(domain, same)
        .flatMap(other -> other.value(measure.quantity()).stream())
        .filter(value -> higher == value.compareTo(measure.value()) < 0)
        .filter(value -> value.compareTo(measure.value()) != 0)
        .distinct()
        .sorted()
        .toList();
  }

  private Stream<EntryMeasures> others(String domain, Set<Integer> same) {
    return byDomain.getOrDefault(hub.canonicalDomain(domain), List.of()).stream()
        .filter(other -> !same.contains(other.line()));
  }
}
