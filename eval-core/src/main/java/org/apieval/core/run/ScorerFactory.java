package org.apieval.core.run;

import org.apieval.core.dataset.Benchmark;
import org.apieval.core.score.Scorer;
import org.apieval.core.score.ScorerId;

/** Makes scorers of one kind. Implementations are immutable and thread-safe. */
public interface ScorerFactory {

  /** Which kind it makes. */
  ScorerId id();

  /**
   * A scorer for a benchmark, its catalogue read.
   *
   * @param workers to read with in parallel
   * @throws org.apieval.core.EvalException USER if benchmarks of this hub can't be scored so;
   *     PROVIDER if the hub fails on its catalogue
   */
  Scorer create(Benchmark benchmark, Workers workers);
}
