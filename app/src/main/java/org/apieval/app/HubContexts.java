package org.apieval.app;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.core.audit.ExactBounds;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.GorillaCheckout;
import org.apieval.core.report.HubContext;
import org.apieval.core.retrieve.PromptDocuments;
import org.apieval.core.run.Workers;

/**
 * Finds out what stands beside the verdicts on recorded answers in a result folder.
 *
 * @param checkout where prompts were published, if they were
 * @param bounded whether ceiling and floor are wanted, which takes some scoring
 */
record HubContexts(Optional<GorillaCheckout> checkout, boolean bounded) {

  /**
   * The contexts of benchmarks, by hub.
   *
   * @param threads to use, 1 and up
   */
  Map<String, HubContext> of(List<Benchmark> benchmarks, int threads) {
    Map<String, HubContext> contexts = new LinkedHashMap<>();
    try (Workers workers = new Workers(threads)) {
      for (Benchmark benchmark : benchmarks) {
        contexts.put(
            benchmark.hub().id(),
            new HubContext(
                benchmark,
                bounded ? Optional.of(ExactBounds.of(benchmark, workers)) : Optional.empty(),
                new PromptDocuments(benchmark, checkout)));
      }
    }
    return contexts;
  }
}
