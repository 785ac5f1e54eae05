package org.apieval.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.audit.CallAnswers;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.HubData;
import org.apieval.core.dataset.HubDataReader;
import org.apieval.core.match.ReferenceReader;
import org.apieval.core.yamlhub.YamlHub;

/** Reads the benchmarks of hubs that files describe. Immutable and thread-safe. */
final class DescribedBenchmarks {

  private final Console console;
  private final HubDataReader reader = new HubDataReader();

  /**
   * @param console for notes about what was found
   */
  DescribedBenchmarks(Console console) {
    this.console = console;
  }

  /** Questions and catalogues, sorted by hub. */
  List<Benchmark> withoutAnswers(List<YamlHub> hubs) {
    return sorted(hubs).stream()
        .map(hub -> read(hub, List.of()))
        .map(DescribedBenchmarks::bare)
        .toList();
  }

  /**
   * All of them, sorted by hub. A hub without answers is given its own gold calls, which shows the
   * most that it lets an answer score.
   *
   * @param answers instead of those that the hub files name; empty for those
   */
  List<Benchmark> withAnswers(List<YamlHub> hubs, List<Path> answers) {
    Map<String, List<Path>> byHub = byHub(hubs, answers);
    return sorted(hubs).stream()
        .filter(hub -> answers.isEmpty() || byHub.containsKey(hub.rules().id()))
        .map(hub -> read(hub, byHub.getOrDefault(hub.rules().id(), List.of())))
        .map(benchmark -> benchmark.answers().isEmpty() ? withGoldCalls(benchmark) : benchmark)
        .toList();
  }

  private static List<YamlHub> sorted(List<YamlHub> hubs) {
    return hubs.stream().sorted(Comparator.comparing(hub -> hub.rules().id())).toList();
  }

  private static Map<String, List<Path>> byHub(List<YamlHub> hubs, List<Path> answers) {
    List<String> ids = sorted(hubs).stream().map(hub -> hub.rules().id()).toList();
    Map<String, List<Path>> byHub = new TreeMap<>();
    for (Path file : answers) {
      String hub =
          ids.size() == 1
              ? ids.get(0)
              : Benchmarks.hubNamedIn(file, ids)
                  .orElseThrow(() -> Benchmarks.unknownHub(file, ids));
      byHub.computeIfAbsent(hub, absent -> new ArrayList<>()).add(file);
    }
    return byHub;
  }

  private Benchmark read(YamlHub hub, List<Path> answers) {
    HubData data = Hubs.dataOf(hub);
    if (data.questions().isEmpty()) {
      throw EvalException.user(
          "%s names no questions: add them to it, or --catalogue FILE and --questions FILE"
              .formatted(Printable.text(hub.file().toString())));
    }
    Benchmark benchmark = reader.benchmark(hub.rules(), data, answers);
    noteUnkeyed(hub, benchmark);
    return benchmark;
  }

  private void noteUnkeyed(YamlHub hub, Benchmark benchmark) {
    ReferenceReader references = new ReferenceReader(hub.rules());
    long without =
        benchmark.catalogue().stream()
            .filter(entry -> references.read(entry).keys().isEmpty())
            .count();
    if (without > 0) {
      console.note(
          ("%s: %d of %d entries have no key: only an answer that repeats their text can match"
                  + " them. 'apieval lint --hub-file %s' lists them.")
              .formatted(
                  hub.rules().id(),
                  without,
                  benchmark.catalogue().size(),
                  Printable.text(hub.file().toString())));
    }
  }

  private Benchmark withGoldCalls(Benchmark benchmark) {
    console.note(
        "%s: there are no answers, so its gold calls are scored".formatted(benchmark.hub().id()));
    return benchmark.withAnswers(List.of(CallAnswers.gold(benchmark)));
  }

  private static Benchmark bare(Benchmark benchmark) {
    return benchmark.withAnswers(List.of());
  }
}
