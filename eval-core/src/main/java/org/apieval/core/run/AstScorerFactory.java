package org.apieval.core.run;

import org.apieval.api.hub.HubRules;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.match.ReferenceReader;
import org.apieval.core.score.AstScorer;
import org.apieval.core.score.ScorerId;

/** Makes {@link AstScorer}s. Stateless and thread-safe. */
public final class AstScorerFactory implements ScorerFactory {

  @Override
  public ScorerId id() {
    return ScorerId.AST;
  }

  @Override
  public AstScorer create(Benchmark benchmark, Workers workers) {
    HubRules hub = benchmark.hub();
    return new AstScorer(hub, workers.map(benchmark.catalogue(), new ReferenceReader(hub)::read));
  }

  /** {@link #create(Benchmark, Workers)} for a single answer or so, without helpers. */
  public AstScorer create(Benchmark benchmark) {
    try (Workers single = new Workers(1)) {
      return create(benchmark, single);
    }
  }
}
