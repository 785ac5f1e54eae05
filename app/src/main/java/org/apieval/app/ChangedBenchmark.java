package org.apieval.app;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apieval.api.data.Question;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.drift.ChangeKind;
import org.apieval.core.drift.ChangePlanner;
import org.apieval.core.drift.ChangedCatalogue;
import org.apieval.core.drift.ChangedQuestion;
import org.apieval.core.drift.DriftFiles;
import org.apieval.core.drift.DriftJudge;
import org.apieval.core.drift.DriftMeasure;
import org.apieval.core.report.OutputFolder;

/**
 * A benchmark whose catalogue was changed.
 *
 * @param before the benchmark
 * @param catalogue its catalogue and what became of it
 * @param questions those about changed entries
 */
record ChangedBenchmark(
    Benchmark before, ChangedCatalogue catalogue, List<ChangedQuestion> questions) {

  /** Changes the catalogue of a benchmark. */
  static ChangedBenchmark of(Benchmark benchmark, List<ChangeKind> kinds, long seed) {
    ChangedCatalogue catalogue =
        new ChangePlanner(benchmark.hub(), kinds, seed).change(benchmark.catalogue());
    return new ChangedBenchmark(benchmark, catalogue, ChangedQuestion.of(benchmark, catalogue));
  }

  String hub() {
    return before.hub().id();
  }

  /** The questions about changed entries with the changed catalogue. */
  Benchmark after() {
    Map<String, Question> asked = new LinkedHashMap<>();
    questions.forEach(one -> asked.put(one.question().id(), one.question()));
    return new Benchmark(before.hub(), catalogue.after(), asked, List.of(), List.of());
  }

  /** What judges answers to these questions. */
  DriftMeasure measure() {
    return new DriftMeasure(new DriftJudge(before.hub(), catalogue), questions);
  }

  /** Writes the changed catalogue, and the list of changes. */
  void write(Path folder) {
    new DriftFiles(new OutputFolder(folder)).catalogue(hub(), catalogue);
  }

  /** What changed, counted, in a sentence. */
  String describe() {
    Map<ChangeKind, Integer> counts = new TreeMap<>();
    catalogue
        .changes()
        .forEach(change -> counts.merge(change.kind(), change.entries().size(), Integer::sum));
    int entries = counts.values().stream().mapToInt(Integer::intValue).sum();
    String kinds =
        counts.entrySet().stream()
            .map(one -> one.getKey().id() + " " + one.getValue())
            .collect(Collectors.joining(", "));
    return "%s: %d of %d entries changed (%s); %d of %d questions are about them"
        .formatted(
            hub(),
            entries,
            before.catalogue().size(),
            kinds.isEmpty() ? "no call allows it" : kinds,
            questions.size(),
            before.questions().size());
  }
}
