package org.apieval.app;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.core.ask.AskLimits;
import org.apieval.core.ask.Budget;
import org.apieval.core.ask.ModelRun;
import org.apieval.core.ask.Prices;
import org.apieval.core.ask.Usage;
import org.apieval.core.ask.UsageJson;
import org.apieval.core.audit.ExactBounds;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.report.Bounds;
import org.apieval.core.report.HubContext;
import org.apieval.core.report.OutputFolder;
import org.apieval.core.report.PassRates;
import org.apieval.core.report.ReportFiles;
import org.apieval.core.report.Summary;
import org.apieval.core.report.SummaryTable;
import org.apieval.core.run.AstScorerFactory;
import org.apieval.core.run.ScoredFile;
import org.apieval.core.run.ScoringRun;
import org.apieval.core.run.Workers;

/** Runs combinations one after the other, scores each, and shows what they came to. */
final class RunSession {

  private final Console console;
  private final boolean quiet;
  private final AskSession asking;
  private final Prices prices;
  private final Budget budget;

  /** Those of each hub, found out once. */
  private final Map<String, Bounds> bounds = new HashMap<>();

  RunSession(Console console, boolean quiet, AskLimits limits, Prices prices, Budget budget) {
    this.console = console;
    this.quiet = quiet;
    this.asking = new AskSession(console, limits, budget);
    this.prices = prices;
    this.budget = budget;
  }

  /**
   * Runs all.
   *
   * @return whether every question has its answer
   */
  boolean run(List<Combination> combinations, String version) {
    List<Summary> summaries = new ArrayList<>();
    List<UsageTable.Row> usages = new ArrayList<>();
    boolean complete = true;
    combinations.forEach(one -> budget.check(one.model()));
    long total = combinations.stream().mapToLong(one -> one.run().size(one.questions())).sum();
    try (Progress progress = new Progress(console, quiet, "asking", System::nanoTime, total)) {
      for (Combination one : combinations) {
        ModelRun.Result result = asking.ask(one, progress);
        ScoredFile scored = score(one, result);
        Usage usage = Usage.of(result, one.model(), prices);
        write(one, result, scored, version);
        new OutputFolder(one.run().folder().directory())
            .write("usage.json", out -> UsageJson.write(usage, out));
        summaries.add(Summary.of(scored));
        usages.add(
            new UsageTable.Row(
                one.benchmark().hub().id(),
                one.label(),
                usage,
                passRates(one.run().repeats(), scored)));
        complete &= result.failed().isEmpty();
        asking.tellFailures(one, result);
      }
    }
    boolean coloured = console.terminal().coloursOut();
    console.out().write(new SummaryTable(coloured).render(summaries));
    console.out().write("\n" + new UsageTable(coloured).render(usages));
    console.out().flush();
    return complete;
  }

  private static ScoredFile score(Combination one, ModelRun.Result result) {
    Benchmark benchmark = one.benchmark();
    Benchmark answered =
        new Benchmark(
            benchmark.hub(),
            benchmark.catalogue(),
            benchmark.questions(),
            List.of(result.toAnswers(one.label())),
            List.of(),
            benchmark.places(),
            benchmark.constraints());
    int workers = Runtime.getRuntime().availableProcessors();
    return new ScoringRun(List.of(new AstScorerFactory()), workers)
        .score(List.of(answered), () -> {})
        .get(0);
  }

  private void write(Combination one, ModelRun.Result result, ScoredFile scored, String version) {
    Benchmark benchmark = one.benchmark();
    String hub = benchmark.hub().id();
    HubContext context =
        new HubContext(
            benchmark,
            Optional.of(bounds.computeIfAbsent(hub, absent -> bounds(benchmark))),
            new RunDocuments(benchmark, result.asked()));
    new ReportFiles(one.run().folder().directory())
        .write(version, List.of(scored), Map.of(hub, context));
  }

  private static Bounds bounds(Benchmark benchmark) {
    try (Workers workers = new Workers(Runtime.getRuntime().availableProcessors())) {
      return ExactBounds.of(benchmark, workers);
    }
  }

  private static Optional<PassRates> passRates(int repeats, ScoredFile scored) {
    return repeats == 1 ? Optional.empty() : Optional.of(PassRates.of(repeats, scored.verdicts()));
  }
}
