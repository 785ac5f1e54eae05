package org.apieval.core.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.results.ResultFile;

/**
 * Every pair of some runs. Immutable and thread-safe.
 *
 * @param runs what the user called them; at least two; foreign text
 * @param all by hub, inside by pair; at least one
 */
public record Comparisons(List<String> runs, List<Comparison> all) {

  public Comparisons {
    runs = List.copyOf(runs);
    all = List.copyOf(all);
  }

  /**
   * Compares every two runs on every hub.
   *
   * @param runs at least two
   * @param common whether to compare what two runs have in common where they differ in their
   *     questions, hubs or catalogues
   * @throws EvalException USER if two of them differ so and {@code common} is not set, or have
   *     nothing in common
   */
  public static Comparisons of(List<ComparedRun> runs, boolean common) {
    Map<String, List<Comparison>> byHub = new TreeMap<>();
    for (int first = 0; first < runs.size(); first++) {
      for (int second = first + 1; second < runs.size(); second++) {
        if (!common) {
          SameData.check(runs.get(first), runs.get(second));
        }
        for (Comparison one : pair(runs, first, second)) {
          byHub.computeIfAbsent(one.hub(), absent -> new ArrayList<>()).add(one);
        }
      }
    }
    List<Comparison> all = byHub.values().stream().flatMap(List::stream).toList();
    List<Double> adjusted = Holm.adjust(all.stream().map(one -> one.test().mcNemar()).toList());
    List<Comparison> corrected = new ArrayList<>();
    for (int index = 0; index < all.size(); index++) {
      corrected.add(all.get(index).withAdjusted(adjusted.get(index)));
    }
    return new Comparisons(runs.stream().map(ComparedRun::name).toList(), corrected);
  }

  /** The hubs, each once. */
  public List<String> hubs() {
    return all.stream().map(Comparison::hub).distinct().toList();
  }

  /** The pairs on a hub. */
  public List<Comparison> on(String hub) {
    return all.stream().filter(one -> one.hub().equals(hub)).toList();
  }

  private static List<Comparison> pair(List<ComparedRun> runs, int first, int second) {
    List<Comparison> pairs = new ArrayList<>();
    for (ResultFile file : runs.get(first).hubs().values()) {
      ResultFile other = runs.get(second).hubs().get(file.hub());
      if (other != null) {
        String differing = SameData.differing(file.digests(), other.digests());
        Pairing pairing =
            Pairing.of(file, other)
                .orElseThrow(() -> nothing(runs, first, second, "question of " + file.hub()));
        pairs.add(new Comparison(file.hub(), first, second, pairing, 1, differing));
      }
    }
    if (pairs.isEmpty()) {
      throw nothing(runs, first, second, "hub");
    }
    return pairs;
  }

  private static EvalException nothing(List<ComparedRun> runs, int first, int second, String what) {
    return EvalException.user(
        "%s and %s have no %s in common%s"
            .formatted(
                Printable.text(runs.get(first).name()),
                Printable.text(runs.get(second).name()),
                Printable.text(what),
                what.equals("hub") ? "" : " on which both have a verdict"));
  }
}
