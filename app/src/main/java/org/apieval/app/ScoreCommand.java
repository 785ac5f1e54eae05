package org.apieval.app;

import jakarta.inject.Inject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.apieval.core.EvalException;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.GorillaCheckout;
import org.apieval.core.report.Bounds;
import org.apieval.core.report.HubContext;
import org.apieval.core.report.JudgedFile;
import org.apieval.core.report.Metric;
import org.apieval.core.report.ReportFiles;
import org.apieval.core.report.Summary;
import org.apieval.core.report.SummaryJson;
import org.apieval.core.report.Threshold;
import org.apieval.core.run.ScoredFile;
import org.apieval.core.run.ScorerFactory;
import org.apieval.core.run.ScoringRun;
import org.apieval.core.score.ScorerId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apieval score}: from recorded answers to verdicts and rates. */
@Command(
    name = "score",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Scores recorded answers and shows the rates of every answer file.",
      "",
      "Without --gorilla, --catalogue or --hub-file it scores the samples that ship with the hubs.",
      "",
      "Rates are shares of the scored answers; accuracy comes with its 95 %% Wilson interval."
          + " Broken lines are listed on standard error, left out and counted."
    },
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval score",
      "  apieval score --gorilla DIR",
      "  apieval score --gorilla DIR --hub torchhub --answers my-answers.jsonl",
      "  apieval score --catalogue apis.jsonl --questions eval.jsonl \\",
      "      --answers answers.jsonl --hub torchhub --out results",
      "  apieval score --gorilla DIR --fail-under accuracy=0.8",
      "  apieval score --hub-file my-hub.yaml",
      "",
      "A line of answers is {\"question_id\": 1, \"text\": \"what the model wrote\"}.",
      "Exit codes: 0 done; 1 a threshold was missed or lines could not be read; 2 wrong usage or"
          + " bad input."
    })
final class ScoreCommand implements Callable<Integer> {

  @Mixin private DataOptions data = new DataOptions();

  @Mixin private ScorerOptions scorers = new ScorerOptions();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "table",
      description = "How rates are shown: ${COMPLETION-CANDIDATES}; default: table.")
  private Format format = Format.table;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Also write summary.json and verdicts.jsonl there: all that a report needs, one verdict a line.")
  private Optional<Path> out = Optional.empty();

  @Option(
      names = "--fail-under",
      paramLabel = "METRIC=VALUE",
      description =
          "End with exit code 1 if this rate of any answer file is lower, such as accuracy=0.8."
              + " Can be given several times.")
  private List<String> failUnder = new ArrayList<>();

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "Answers to judge at a time; default: one a processor. Changes no result.")
  private int workers = Runtime.getRuntime().availableProcessors();

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  private final Console console;
  private final Benchmarks benchmarks;

  @Inject
  ScoreCommand(Console console, Benchmarks benchmarks) {
    this.console = console;
    this.benchmarks = benchmarks;
  }

  @Override
  public Integer call() {
    if (workers < 1) {
      throw EvalException.user("--workers must be 1 or more, not " + workers);
    }
    List<Threshold> thresholds = failUnder.stream().map(Threshold::parse).toList();
    List<ScorerFactory> chosen = scorers.chosen();
    thresholds.forEach(threshold -> check(threshold, chosen));
    List<Benchmark> read = benchmarks.read(data);
    new Problems(console).show(read);
    List<ScoredFile> scored = score(read, chosen);
    List<Summary> summaries = scored.stream().map(Summary::of).toList();
    String version = new Version().number();
    Map<String, HubContext> contexts =
        out.isPresent() || isConstrained(read) ? contexts(read, chosen) : Map.of();
    out.map(ReportFiles::new).ifPresent(folder -> folder.write(version, scored, contexts));
    List<JudgedFile> judged = scored.stream().map(JudgedFile::of).toList();
    SummaryJson json = new SummaryJson(version);
    console.out().write(format.render(judged, console.terminal().coloursOut(), json));
    console.out().flush();
    contexts.forEach(this::sayConstraintBounds);
    boolean good = met(thresholds, summaries);
    boolean complete = summaries.stream().allMatch(summary -> summary.unreadableLines() == 0);
    return good && complete ? ExitCode.OK : ExitCode.FAILED;
  }

  private static boolean isConstrained(List<Benchmark> read) {
    return read.stream().anyMatch(benchmark -> !benchmark.constraints().isEmpty());
  }

  private void sayConstraintBounds(String hub, HubContext context) {
    context
        .bounds()
        .flatMap(Bounds::constraints)
        .ifPresent(bounds -> console.note(hub + ": " + bounds.sentence()));
  }

  private static void check(Threshold threshold, List<ScorerFactory> chosen) {
    Metric metric = threshold.metric();
    if (chosen.stream().noneMatch(scorer -> metric.isMeasuredBy(scorer.id()))) {
      throw EvalException.user(
          "--fail-under %s: the scorer %s does not measure that"
              .formatted(threshold, chosen.get(0).id().id()));
    }
  }

  private List<ScoredFile> score(List<Benchmark> read, List<ScorerFactory> chosen) {
    long total =
        read.stream()
            .flatMap(benchmark -> benchmark.answers().stream())
            .mapToLong(file -> file.answers().size())
            .sum();
    try (Progress progress =
        new Progress(console, quiet, "scoring", System::nanoTime, total * chosen.size())) {
      return new ScoringRun(chosen, workers).score(read, progress::step);
    }
  }

  private Map<String, HubContext> contexts(List<Benchmark> read, List<ScorerFactory> chosen) {
    boolean bounded = chosen.stream().anyMatch(scorer -> scorer.id() == ScorerId.AST);
    return new HubContexts(data.gorilla().map(GorillaCheckout::at), bounded).of(read, workers);
  }

  private boolean met(List<Threshold> thresholds, List<Summary> summaries) {
    boolean met = true;
    for (Threshold threshold : thresholds) {
      for (Summary summary : summaries) {
        boolean measured = threshold.metric().isMeasuredBy(summary.scorer());
        if (measured && !threshold.met(summary)) {
          met = false;
          console.error(
              "%s of %s by %s is %.4f, under the threshold %s"
                  .formatted(
                      threshold.metric().id(),
                      summary.answers(),
                      summary.scorer().id(),
                      threshold.metric().of(summary).value(),
                      threshold));
        }
      }
    }
    return met;
  }
}
