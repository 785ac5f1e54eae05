package org.apieval.core.compare;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apieval.core.results.VerdictLine;

/**
 * The questions that one run alone gets right, counted. Immutable and thread-safe.
 *
 * @param byKind by what the other run made of them: the kind of hallucination, else the verdict;
 *     the most frequent first; foreign text
 * @param byDomain by expected domain, likewise; without those whose domain is not known
 */
public record Flips(Map<String, Integer> byKind, Map<String, Integer> byDomain) {

  public Flips {
    byKind = mostFrequentFirst(byKind);
    byDomain = mostFrequentFirst(byDomain);
  }

  /** Counts them from the wrong answers to them. */
  static Flips of(List<VerdictLine> wrong) {
    return new Flips(
        count(wrong, line -> line.kind().orElse(line.verdict().id())),
        count(
            wrong.stream().filter(line -> line.data().expectedDomain().isPresent()).toList(),
            line -> line.data().expectedDomain().orElseThrow()));
  }

  /** How many there are. */
  public int count() {
    return byKind.values().stream().mapToInt(Integer::intValue).sum();
  }

  private static Map<String, Integer> count(
      List<VerdictLine> lines, Function<VerdictLine, String> property) {
    return lines.stream().collect(Collectors.toMap(property, line -> 1, Integer::sum));
  }

  private static Map<String, Integer> mostFrequentFirst(Map<String, Integer> counts) {
    Map<String, Integer> sorted = new LinkedHashMap<>();
    counts.entrySet().stream()
        .sorted(
            Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                .thenComparing(Map.Entry.comparingByKey()))
        .forEach(count -> sorted.put(count.getKey(), count.getValue()));
    return Collections.unmodifiableMap(sorted);
  }
}
