package org.apieval.core.official;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.run.ScorerFactory;
import org.apieval.core.run.Workers;
import org.apieval.core.score.ScorerId;

/**
 * Makes {@link OfficialScorer}s.
 *
 * @param noCall what a Torch Hub answer without {@code api_call} counts as
 */
public record OfficialScorerFactory(NoCall noCall) implements ScorerFactory {

  @Override
  public ScorerId id() {
    return ScorerId.OFFICIAL;
  }

  /**
   * {@inheritDoc}
   *
   * @throws EvalException USER if there is no published script for the hub, or the native library
   *     that it needs cannot be loaded here
   */
  @Override
  public OfficialScorer create(Benchmark benchmark, Workers workers) {
    String hub = benchmark.hub().id();
    PublishedScript script = PublishedScript.of(hub).orElseThrow(() -> noScript(hub));
    SyntaxParser parser = new SyntaxParser();
    return new OfficialScorer(
        script,
        noCall,
        parser,
        workers.map(benchmark.catalogue(), entry -> OfficialReference.read(entry, script, parser)));
  }

  private static EvalException noScript(String hub) {
    String known =
        Arrays.stream(PublishedScript.values())
            .map(PublishedScript::hub)
            .collect(Collectors.joining(", "));
    return EvalException.user(
        "the scorer official knows the hubs with published scripts, %s, but not %s; leave them out"
                .formatted(known, Printable.text(hub))
            + " with --hub, or use the scorer ast");
  }
}
