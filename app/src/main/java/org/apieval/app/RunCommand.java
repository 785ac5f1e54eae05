package org.apieval.app;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apieval.core.EvalException;
import org.apieval.core.ask.Budget;
import org.apieval.core.ask.Experiment;
import org.apieval.core.ask.Prices;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.retrieve.Retrievers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apieval run}: from questions to recorded answers to scores. */
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Asks models the questions of a benchmark, keeps their answers, and scores them.",
      "",
      "Started again with the same folder it goes on where it stopped: answers are kept, failures are"
          + " asked again.",
      "",
      "Without --gorilla, --catalogue or --hub-file it asks the samples that ship with the hubs."
    },
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval run --gorilla DIR --model retrieved --retriever embedding --out RUN",
      "  apieval run --gorilla DIR --hub torchhub --model openai:gpt-4o \\",
      "      --retriever none,bm25,oracle --out RUN",
      "  apieval run --model openai:llama3 --base-url http://localhost:8000/v1 \\",
      "      --prompt instruct --out RUN",
      "  apieval run --experiment table1.yaml --gorilla DIR --out RUN --dry-run",
      "",
      "Models: a backend and a name, openai:NAME; or without a server recorded:FILE, which replays"
          + " answers; retrieved, which answers with the call of the best retrieved document; and"
          + " constant:TEXT.",
      "Keys are read from the environment and written nowhere.",
      "Each combination has a folder in RUN: settings.json, answers.jsonl, failures.jsonl,"
          + " summary.json, verdicts.jsonl.",
      "Exit codes: 0 done; 1 questions were left without an answer; 2 wrong usage, bad input, or no"
          + " request goes through."
    })
final class RunCommand implements Callable<Integer> {

  @Mixin private QuestionOptions data = new QuestionOptions();

  @Mixin private ExperimentOptions options = new ExperimentOptions();

  @Option(names = "--out", paramLabel = "RUN", description = "The folder to keep the run in.")
  private Optional<Path> out = Optional.empty();

  @Option(
      names = "--dry-run",
      description = "Ask nothing; show the first prompt of each combination, and how much it is.")
  private boolean dryRun;

  @Option(
      names = "--batch-file",
      paramLabel = "FILE",
      description =
          "Ask nothing; write the requests for OpenAI's Batch API there. 'apieval import' reads its"
              + " results.")
  private Optional<Path> batchFile = Optional.empty();

  @Option(
      names = "--prices",
      paramLabel = "FILE",
      description = "YAML, MODEL: {input: 2.5, output: 10} per million tokens; shows the cost.")
  private Optional<Path> prices = Optional.empty();

  @Option(
      names = "--max-cost",
      paramLabel = "AMOUNT",
      description = "Stop when the answers of this start have cost more; needs --prices.")
  private Optional<BigDecimal> maxCost = Optional.empty();

  @Mixin private PaceOptions asking = new PaceOptions();

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  private final Console console;
  private final QuestionSets questions;
  private final Provider<PluginRegistry> plugins;

  @Inject
  RunCommand(Console console, QuestionSets questions, Provider<PluginRegistry> plugins) {
    this.console = console;
    this.questions = questions;
    this.plugins = plugins;
  }

  @Override
  public Integer call() {
    Experiment experiment = options.experiment(Retrievers.NONE);
    List<Benchmark> read = questions.read(data, experiment.hubs());
    new Problems(console).show(read);
    Combinations combinations =
        new Combinations(
            plugins.get(),
            experiment,
            options.settings(experiment),
            options.cache(),
            new Version().number());
    Prices priced = prices.map(Prices::read).orElseGet(Prices::none);
    if (dryRun) {
      new DryRun(console.out(), priced).show(combinations.of(read, Path.of("RUN")));
      return ExitCode.OK;
    }
    if (batchFile.isPresent()) {
      new BatchFile(console).write(batchFile.get(), combinations.of(read, Path.of("RUN")));
      return ExitCode.OK;
    }
    Path folder =
        out.orElseThrow(() -> EvalException.user("--out RUN is missing: where to keep answers"));
    return new RunSession(console, quiet, asking.limits(), priced, new Budget(priced, maxCost))
            .run(combinations.of(read, folder), new Version().number())
        ? ExitCode.OK
        : ExitCode.FAILED;
  }
}
