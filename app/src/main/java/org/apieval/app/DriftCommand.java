package org.apieval.app;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apieval.core.EvalException;
import org.apieval.core.ask.Experiment;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.drift.ChangeKind;
import org.apieval.core.drift.DriftCsv;
import org.apieval.core.drift.DriftFormat;
import org.apieval.core.drift.DriftJson;
import org.apieval.core.drift.DriftMarkdown;
import org.apieval.core.drift.DriftSummary;
import org.apieval.core.drift.DriftTable;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.report.OutputFolder;
import org.apieval.core.retrieve.Retrievers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apieval drift}: whether answers follow documents that changed. */
@Command(
    name = "drift",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Changes the catalogue of a benchmark, asks the same questions with the changed documents, and"
          + " shows how often answers follow the change, keep the old call, or invent something"
          + " (section 4.2 of the paper).",
      "",
      "Without --gorilla or --catalogue it changes the samples that ship with the hubs. Without"
          + " --model and --answers it only writes the changed catalogues to --out."
    },
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval drift --gorilla DIR --hub torchhub --model openai:NAME --out RUN",
      "  apieval drift --gorilla DIR --model retrieved --retriever oracle,bm25 \\",
      "      --out RUN",
      "  apieval drift --gorilla DIR --hub torchhub --answers before.jsonl",
      "  apieval drift --gorilla DIR --kinds version-raised --out CHANGED",
      "",
      "Models, retrievers and prompts are those of 'apieval run'; started again with the same folder"
          + " and the same changes it goes on where it stopped.",
      "RUN gets HUB.catalogue.jsonl, HUB.changes.jsonl, drift.json, and a folder a combination with"
          + " its answers and drift.jsonl, what each made of its change.",
      "'shown' is the share of questions that were asked with the changed document.",
      "Exit codes: 0 done; 1 questions were left without an answer, or lines could not be read; 2"
          + " wrong usage, bad input, or no request goes through."
    })
final class DriftCommand implements Callable<Integer> {

  /** How figures can be shown. */
  enum Shape {
    table,
    markdown,
    csv,
    json
  }

  @Mixin private QuestionOptions data = new QuestionOptions();

  @Option(
      names = "--kinds",
      paramLabel = "ID",
      split = ",",
      description =
          "What may change, with commas: repository-moved, repository-renamed, model-renamed,"
              + " version-raised, argument-renamed, function-moved, entry-withdrawn; default: all."
              + " An entry changes in one way that its call allows.")
  private List<String> kinds = new ArrayList<>();

  @Option(
      names = "--change-seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "What decides which entry changes how; default: 1.")
  private long changeSeed = 1;

  @Option(
      names = "--answers",
      paramLabel = "FILE",
      description =
          "Judge answers that were recorded before the change, instead of asking; may be repeated."
              + " Goes with --hub where there are several.")
  private List<Path> answers = new ArrayList<>();

  @Mixin private ExperimentOptions options = new ExperimentOptions();

  @Option(
      names = "--out",
      paramLabel = "RUN",
      description = "The folder to keep the run and the changed catalogues in.")
  private Optional<Path> out = Optional.empty();

  @Mixin private PaceOptions asking = new PaceOptions();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "table",
      description = "How figures are shown: ${COMPLETION-CANDIDATES}; default: table.")
  private Shape format = Shape.table;

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  private final Console console;
  private final QuestionSets questions;
  private final Provider<PluginRegistry> plugins;

  @Inject
  DriftCommand(Console console, QuestionSets questions, Provider<PluginRegistry> plugins) {
    this.console = console;
    this.questions = questions;
    this.plugins = plugins;
  }

  @Override
  public Integer call() {
    check();
    List<ChangeKind> wanted =
        kinds.isEmpty()
            ? Arrays.asList(ChangeKind.values())
            : kinds.stream().map(String::strip).map(ChangeKind::of).toList();
    Optional<Experiment> experiment =
        options.isGiven() ? Optional.of(options.experiment(Retrievers.ORACLE)) : Optional.empty();
    List<Benchmark> read = questions.read(data, experiment.map(Experiment::hubs).orElse(List.of()));
    new Problems(console).show(read);
    List<ChangedBenchmark> changed =
        read.stream().map(one -> ChangedBenchmark.of(one, wanted, changeSeed)).toList();
    changed.forEach(one -> console.note(one.describe()));
    DriftRun run = new DriftRun(console, quiet, changed, out);
    experiment.ifPresent(one -> run.ask(combinations(one), asking.limits()));
    if (!answers.isEmpty()) {
      run.judge(answers, data.gorilla());
    }
    // After asking, which refuses a folder that holds the run of another catalogue.
    out.ifPresent(folder -> changed.forEach(one -> one.write(folder)));
    show(run.summaries());
    return run.isComplete() ? ExitCode.OK : ExitCode.FAILED;
  }

  private void check() {
    if (options.isGiven() && !answers.isEmpty()) {
      throw EvalException.user("--answers are not asked for: leave out --model, or --answers");
    }
    if (out.isEmpty() && answers.isEmpty()) {
      throw EvalException.user("--out RUN is missing: where to keep answers and catalogues");
    }
  }

  private Combinations combinations(Experiment experiment) {
    return new Combinations(
        plugins.get(),
        experiment,
        options.settings(experiment),
        options.cache(),
        new Version().number());
  }

  private void show(List<DriftSummary> summaries) {
    if (summaries.isEmpty()) {
      return; // only catalogues were wanted
    }
    String json = new DriftJson(new Version().number()).render(summaries);
    out.map(OutputFolder::new)
        .ifPresent(folder -> folder.write("drift.json", to -> to.write(json)));
    console.out().write(format().render(summaries));
    console.out().flush();
  }

  private DriftFormat format() {
    return switch (format) {
      case table -> new DriftTable(console.terminal().coloursOut());
      case markdown -> new DriftMarkdown();
      case csv -> new DriftCsv();
      case json -> new DriftJson(new Version().number());
    };
  }
}
