package org.apieval.core.retrieve;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.apieval.core.report.Rate;

/**
 * How well a retriever finds the right documents.
 *
 * @param hub the hub's id
 * @param retriever the retriever's id, or {@code recorded} and the name of what was recorded
 * @param upperBound whether it looks at the gold call, so that no real retriever can be better
 * @param n the questions
 * @param hits the share of questions with a right document among the first one, five, ten
 * @param reciprocalRank the mean over all questions of one over the rank of the first right
 *     document, 0 for those that have none among the first {@value RetrievalMeasure#DEPTH}; empty
 *     where so many were not looked for
 * @param time building the index and asking all questions; empty for what was recorded
 */
public record RetrievalSummary(
    String hub,
    String retriever,
    boolean upperBound,
    int n,
    Map<Hit, Rate> hits,
    Map<Criterion, Double> reciprocalRank,
    Optional<Duration> time) {

  /** A right document by a criterion, among the first {@code cutoff}. */
  public record Hit(Criterion criterion, int cutoff) {

    /** Its name in files, {@code gold_call_at_5}. */
    public String id() {
      return criterion.id() + "_at_" + cutoff;
    }
  }

  public RetrievalSummary {
    hits = Collections.unmodifiableMap(new LinkedHashMap<>(hits)); // in a fixed order
    reciprocalRank = Collections.unmodifiableMap(new LinkedHashMap<>(reciprocalRank));
  }

  /** A share; empty where fewer documents were looked for. */
  public Optional<Rate> hit(Criterion criterion, int cutoff) {
    return Optional.ofNullable(hits.get(new Hit(criterion, cutoff)));
  }

  /** The mean reciprocal rank; empty where it was not measured. */
  public OptionalDouble reciprocalRank(Criterion criterion) {
    Double value = reciprocalRank.get(criterion);
    return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
  }

  /** The name to show, which says so where it is an upper bound. */
  public String label() {
    return upperBound ? retriever + " (upper bound)" : retriever;
  }
}
