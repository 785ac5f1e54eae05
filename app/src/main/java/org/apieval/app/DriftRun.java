package org.apieval.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.core.EvalException;
import org.apieval.core.ask.AskLimits;
import org.apieval.core.ask.Budget;
import org.apieval.core.ask.ModelRun;
import org.apieval.core.ask.Prices;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.DataSource;
import org.apieval.core.dataset.GorillaCheckout;
import org.apieval.core.drift.DriftFiles;
import org.apieval.core.drift.DriftMeasure;
import org.apieval.core.drift.DriftSummary;
import org.apieval.core.drift.JudgedAnswer;
import org.apieval.core.report.OutputFolder;

/** Gets answers to questions about changed entries, and judges them. Used by one thread. */
final class DriftRun {

  private static final String ANSWERS = "drift.jsonl";

  private final Console console;
  private final boolean quiet;
  private final List<ChangedBenchmark> changed;
  private final Optional<Path> out;
  private final List<DriftSummary> summaries = new ArrayList<>();
  private boolean complete = true;

  DriftRun(Console console, boolean quiet, List<ChangedBenchmark> changed, Optional<Path> out) {
    this.console = console;
    this.quiet = quiet;
    this.changed = List.copyOf(changed);
    this.out = out;
  }

  /** What was judged so far. */
  List<DriftSummary> summaries() {
    return List.copyOf(summaries);
  }

  /** Whether every question has its answer, and every line was read. */
  boolean isComplete() {
    return complete;
  }

  /**
   * Asks every combination, and judges what comes.
   *
   * @throws EvalException USER if there is nothing to ask, or a folder can't be used
   */
  void ask(Combinations combinations, AskLimits limits) {
    List<ChangedBenchmark> asked =
        changed.stream().filter(one -> !one.questions().isEmpty()).toList();
    if (asked.isEmpty()) {
      throw EvalException.user("no question is about an entry that changed: nothing to ask");
    }
    Map<String, DriftMeasure> measures = new LinkedHashMap<>();
    asked.forEach(one -> measures.put(one.hub(), one.measure()));
    List<Combination> all =
        combinations.of(asked.stream().map(ChangedBenchmark::after).toList(), out.orElseThrow());
    Budget unlimited = new Budget(Prices.none(), Optional.empty());
    AskSession session = new AskSession(console, limits, unlimited);
    long total = all.stream().mapToLong(one -> one.run().size(one.questions())).sum();
    try (Progress progress = new Progress(console, quiet, "asking", System::nanoTime, total)) {
      for (Combination one : all) {
        ModelRun.Result result = session.ask(one, progress);
        String hub = one.benchmark().hub().id();
        List<JudgedAnswer> judged = measures.get(hub).asked(result);
        summaries.add(DriftSummary.of(hub, one.label(), judged));
        new DriftFiles(new OutputFolder(one.run().folder().directory())).answers(ANSWERS, judged);
        session.tellFailures(one, result);
        complete &= result.failed().isEmpty();
      }
    }
  }

  /** Judges answers that were recorded before the change. */
  void judge(List<Path> files, Optional<Path> gorilla) {
    if (changed.size() != 1) {
      throw EvalException.user("--answers goes with --hub ID, which is missing");
    }
    ChangedBenchmark benchmark = changed.get(0);
    DriftMeasure measure = benchmark.measure();
    for (Path file : files) {
      Path found =
          gorilla
              .map(GorillaCheckout::at)
              .map(checkout -> checkout.answers(benchmark.hub(), file))
              .orElse(file);
      String name = found.getFileName().toString();
      List<Answer> recorded = read(found);
      List<JudgedAnswer> judged = measure.recorded(recorded);
      if (judged.size() < recorded.size()) {
        console.note(
            "%s: %d of %d answers are to questions about changed entries"
                .formatted(name, judged.size(), recorded.size()));
      }
      summaries.add(DriftSummary.of(benchmark.hub(), name, judged));
      out.map(folder -> new DriftFiles(new OutputFolder(folder)))
          .ifPresent(folder -> folder.answers(name + "." + ANSWERS, judged));
    }
  }

  private List<Answer> read(Path file) {
    DataFile<Answer> read = DataSource.of(file).answers().usable();
    new Problems(console).showAll(read.problems().stream());
    complete &= read.problems().isEmpty();
    return read.items();
  }
}
