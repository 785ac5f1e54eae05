package org.apieval.app;

import java.util.List;
import java.util.stream.Stream;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.DataProblem;

/** Says what is wrong with the files of a run, each problem once and not too many of them. */
final class Problems {

  private static final int MOST_SHOWN = 20;

  private final Console console;

  Problems(Console console) {
    this.console = console;
  }

  /** Lists the first problems on standard error, and counts the others. */
  void show(List<Benchmark> benchmarks) {
    showAll(benchmarks.stream().flatMap(Problems::of));
  }

  /** The same of a single file. */
  void show(DataFile<?> file) {
    showAll(file.problems().stream());
  }

  /** The same for problems of any files. */
  void showAll(Stream<DataProblem> all) {
    List<String> problems = all.map(DataProblem::toString).distinct().toList();
    problems.stream().limit(MOST_SHOWN).forEach(console::note);
    int more = problems.size() - MOST_SHOWN;
    if (more > 0) {
      console.note("... and %d more such %s".formatted(more, more == 1 ? "line" : "lines"));
    }
  }

  private static Stream<DataProblem> of(Benchmark benchmark) {
    return Stream.concat(
        benchmark.problems().stream(),
        benchmark.answers().stream().map(AnswerFile::problems).flatMap(List::stream));
  }
}
