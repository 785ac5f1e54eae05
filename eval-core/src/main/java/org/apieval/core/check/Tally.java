package org.apieval.core.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.hub.law.HubLaw;
import org.apieval.core.dataset.Place;

/** Counts how laws fare, and keeps the smallest example that breaks each. Used by one thread. */
final class Tally {

  private static final Comparator<Example> SMALLER =
      Comparator.<Example>comparingInt(example -> example.call().length())
          .thenComparing(Example::call);

  private final Map<String, Count> counts = new LinkedHashMap<>();

  private static final class Count {
    private final String statement;
    private final Set<Place> places = new LinkedHashSet<>();
    private int tried;
    private int failed;
    private Optional<Example> smallest = Optional.empty();

    Count(String statement) {
      this.statement = statement;
    }
  }

  /** Counts one more that keeps a law. */
  void keeps(String id, String statement) {
    count(id, statement).tried++;
  }

  /** Counts one more that breaks a law. */
  void breaks(String id, String statement, Example example) {
    Count count = count(id, statement);
    count.tried++;
    count.failed++;
    example.place().ifPresent(count.places::add);
    count.smallest =
        count
            .smallest
            .filter(known -> SMALLER.compare(known, example) <= 0)
            .or(() -> Optional.of(example));
  }

  /** Counts one more, which breaks the law where there is something that was seen. */
  void add(String id, String statement, Optional<Place> place, String call, Optional<String> seen) {
    seen.ifPresentOrElse(
        what -> breaks(id, statement, new Example(place, call, what)), () -> keeps(id, statement));
  }

  /** How many broke a law so far. */
  int failed(String id) {
    return counts.containsKey(id) ? counts.get(id).failed : 0;
  }

  /** What was counted: the laws of calls in their own order, and the others behind them. */
  List<LawResult> results() {
    List<LawResult> results = new ArrayList<>();
    counts.forEach(
        (id, count) ->
            results.add(
                new LawResult(
                    id,
                    count.statement,
                    count.tried,
                    count.failed,
                    List.copyOf(count.places),
                    count.smallest)));
    List<String> order = Arrays.stream(HubLaw.values()).map(HubLaw::id).toList();
    results.sort(
        Comparator.comparingInt(
            law -> order.contains(law.id()) ? order.indexOf(law.id()) : order.size()));
    return results;
  }

  private Count count(String id, String statement) {
    return counts.computeIfAbsent(id, absent -> new Count(statement));
  }
}
