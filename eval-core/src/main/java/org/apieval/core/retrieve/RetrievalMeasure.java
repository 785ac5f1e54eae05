package org.apieval.core.retrieve;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.HubRules;
import org.apieval.core.report.Rate;
import org.apieval.core.retrieve.RetrievalSummary.Hit;

/** Counts how often the right documents were found. Thread-safe as far as the hub is. */
public final class RetrievalMeasure {

  /** How many documents are looked at. */
  public static final int DEPTH = 10;

  /** Among how many first documents a right one is looked for. */
  public static final List<Integer> CUTOFFS = List.of(1, 5, DEPTH);

  private final String hub;
  private final Relevance relevance;

  /** Measures retrieval from a catalogue. */
  public RetrievalMeasure(HubRules hub, List<ApiRecord> catalogue) {
    this.hub = hub.id();
    this.relevance = new Relevance(hub, catalogue);
  }

  /**
   * Counts.
   *
   * @param retriever the name of what made the rankings
   * @param upperBound whether it looks at the gold call
   * @param rankings one a question
   * @param depth how many documents were looked for
   * @param time how long it took
   */
  public RetrievalSummary of(
      String retriever,
      boolean upperBound,
      List<Ranking> rankings,
      int depth,
      Optional<Duration> time) {
    Map<Hit, Rate> hits = new LinkedHashMap<>();
    Map<Criterion, Double> reciprocalRank = new LinkedHashMap<>();
    for (Criterion criterion : Criterion.values()) {
      List<OptionalInt> ranks =
          rankings.stream().map(ranking -> ranking.rank(criterion, relevance)).toList();
      CUTOFFS.stream()
          .filter(cutoff -> cutoff <= depth)
          .forEach(cutoff -> hits.put(new Hit(criterion, cutoff), within(ranks, cutoff)));
      if (depth >= DEPTH) {
        reciprocalRank.put(criterion, meanReciprocal(ranks));
      }
    }
    return new RetrievalSummary(
        hub, retriever, upperBound, rankings.size(), hits, reciprocalRank, time);
  }

  private static Rate within(List<OptionalInt> ranks, int cutoff) {
    long found =
        ranks.stream().filter(rank -> rank.isPresent() && rank.getAsInt() <= cutoff).count();
    return new Rate(found, ranks.size());
  }

  private static double meanReciprocal(List<OptionalInt> ranks) {
    return ranks.stream()
        .mapToDouble(rank -> rank.isPresent() ? 1.0 / rank.getAsInt() : 0)
        .average()
        .orElse(0);
  }
}
