package org.apieval.app;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.BenchmarkReader;
import org.apieval.core.dataset.GorillaCheckout;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.plugin.Plugins;
import org.apieval.core.yamlhub.YamlHub;

/** Reads the benchmarks that the data options ask for. Immutable and thread-safe. */
final class Benchmarks {

  private final Provider<PluginRegistry> plugins;
  private final BenchmarkReader reader;
  private final DescribedBenchmarks described;

  @Inject
  Benchmarks(Provider<PluginRegistry> plugins, BenchmarkReader reader, Console console) {
    this.plugins = plugins;
    this.reader = reader;
    this.described = new DescribedBenchmarks(console);
  }

  /**
   * The benchmarks, one a hub, sorted by hub.
   *
   * @throws EvalException USER if options contradict each other, or a file is missing or of no use
   */
  List<Benchmark> read(DataOptions options) {
    check(options);
    Hubs hubs = Hubs.of(plugins.get(), options.hubFiles());
    if (options.catalogue().isPresent()) {
      return List.of(
          reader.fromFiles(
              hubs.chosen(options.hub()).orElseThrow(),
              options.catalogue().orElseThrow(),
              options.questions().orElseThrow(),
              options.answers()));
    }
    if (options.gorilla().isPresent()) {
      hubs.checkAllIn(options.gorilla().get(), options.hub());
      return fromGorilla(options.gorilla().get(), options, hubs.all());
    }
    List<YamlHub> wanted = hubs.described(options.hub());
    return wanted.isEmpty()
        ? fromSamples(options, hubs.all())
        : described.withAnswers(wanted, options.answers());
  }

  private static void check(DataOptions options) {
    boolean catalogue = options.catalogue().isPresent();
    boolean questions = options.questions().isPresent();
    if (options.gorilla().isPresent() && (catalogue || questions)) {
      throw EvalException.user(
          "--gorilla brings its own catalogues and questions: leave out --catalogue and --questions,"
              + " or leave out --gorilla");
    }
    if (catalogue != questions) {
      throw EvalException.user(
          catalogue
              ? "--catalogue goes with --questions FILE, which is missing"
              : "--questions goes with --catalogue FILE, which is missing");
    }
    if (catalogue && options.answers().isEmpty()) {
      throw EvalException.user(
          "--catalogue and --questions go with --answers FILE, which is missing");
    }
    if (catalogue && options.hub().isEmpty() && options.hubFiles().size() != 1) {
      throw EvalException.user("--catalogue goes with --hub ID, which is missing");
    }
    boolean references =
        catalogue || options.gorilla().isPresent() || !options.hubFiles().isEmpty();
    if (!options.answers().isEmpty() && !references) {
      throw EvalException.user(
          "--answers needs to know the references: add --gorilla DIR,"
              + " or --catalogue FILE and --questions FILE");
    }
  }

  private List<Benchmark> fromSamples(DataOptions options, Plugins<HubRules> hubs) {
    if (options.hub().isPresent()) {
      return List.of(reader.fromSample(hubs.get(options.hub().get())));
    }
    List<Benchmark> samples =
        hubs.all().stream()
            .filter(hub -> hub.sample().isPresent())
            .map(reader::fromSample)
            .toList();
    if (samples.isEmpty()) {
      throw EvalException.user("no hub on the class path has a sample; add --gorilla DIR");
    }
    return samples;
  }

  private List<Benchmark> fromGorilla(Path folder, DataOptions options, Plugins<HubRules> hubs) {
    Map<String, List<Path>> wanted = wanted(GorillaCheckout.at(folder), options, hubs);
    // All hubs at once: reading is a third of what a run takes. The first one's error comes first.
    List<CompletableFuture<Benchmark>> read =
        wanted.entrySet().stream()
            .map(
                hub ->
                    CompletableFuture.supplyAsync(
                        () -> reader.fromGorilla(hubs.get(hub.getKey()), folder, hub.getValue())))
            .toList();
    return read.stream().map(Benchmarks::await).toList();
  }

  private static Benchmark await(CompletableFuture<Benchmark> reading) {
    try {
      return reading.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    }
  }

  /** The answer files to read by hub; no files stand for all that the checkout has. */
  private Map<String, List<Path>> wanted(
      GorillaCheckout checkout, DataOptions options, Plugins<HubRules> hubs) {
    Map<String, List<Path>> files = new TreeMap<>();
    if (options.hub().isPresent()) {
      files.put(hubs.get(options.hub().get()).id(), options.answers());
    } else if (options.answers().isEmpty()) {
      checkout.hubs(hubs.ids()).forEach(hub -> files.put(hub, List.of()));
    } else {
      files.putAll(byHub(options.answers(), checkout, hubs.ids()));
    }
    if (files.isEmpty()) {
      throw EvalException.user(
          "no hub of %s is in %s"
              .formatted(String.join(", ", hubs.ids()), options.gorilla().get()));
    }
    return files;
  }

  /**
   * Answer files by the hub that they belong to, by their place in the checkout or by their name.
   *
   * @throws EvalException USER if that cannot be told of one
   */
  static SortedMap<String, List<Path>> byHub(
      List<Path> answers, GorillaCheckout checkout, Collection<String> ids) {
    SortedMap<String, List<Path>> files = new TreeMap<>();
    for (Path file : answers) {
      String hub =
          checkout
              .hubOfAnswers(file, ids)
              .or(() -> hubNamedIn(file, ids))
              .orElseThrow(() -> unknownHub(file, ids));
      files.computeIfAbsent(hub, absent -> new ArrayList<>()).add(file);
    }
    return files;
  }

  /** That nothing tells which hub a file of answers belongs to. */
  static EvalException unknownHub(Path file, Collection<String> ids) {
    return EvalException.user(
        "whose answers are in %s? Add --hub ID, one of %s"
            .formatted(Printable.text(file.toString()), String.join(", ", ids)));
  }

  /** The one hub whose id stands in a file's name; empty where none does, or several do. */
  static Optional<String> hubNamedIn(Path file, Collection<String> ids) {
    List<String> named =
        ids.stream().filter(id -> String.valueOf(file.getFileName()).contains(id)).toList();
    return named.size() == 1 ? Optional.of(named.get(0)) : Optional.empty();
  }
}
