package org.apieval.app;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.run.ScoredFile;

/** Scores benchmarks one after the other, and shows how far it is. */
final class Scoring {

  private final Console console;

  @Inject
  Scoring(Console console) {
    this.console = console;
  }

  /**
   * The verdicts on all answer files, in the order of the benchmarks and their files.
   *
   * @param workers answers to judge at a time, 1 and up
   * @param quiet whether to show no progress
   */
  List<ScoredFile> score(List<Benchmark> benchmarks, int workers, boolean quiet) {
    long total =
        benchmarks.stream()
            .flatMap(benchmark -> benchmark.answers().stream())
            .mapToLong(file -> file.answers().size())
            .sum();
    List<ScoredFile> scored = new ArrayList<>();
    try (Progress progress = new Progress(console, quiet, System::nanoTime, total)) {
      for (Benchmark benchmark : benchmarks) {
        scored.addAll(/* TODO */ List.of());
      }
    }
    return scored;
  }
}
