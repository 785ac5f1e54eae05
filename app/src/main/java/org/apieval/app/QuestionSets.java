package org.apieval.app;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.nio.file.Path;
import java.util.List;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.BenchmarkReader;
import org.apieval.core.dataset.GorillaCheckout;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.plugin.Plugins;
import org.apieval.core.yamlhub.YamlHub;

/** Reads the questions and catalogues that the question options ask for. Thread-safe. */
final class QuestionSets {

  private final Provider<PluginRegistry> plugins;
  private final BenchmarkReader reader;
  private final DescribedBenchmarks described;

  @Inject
  QuestionSets(Provider<PluginRegistry> plugins, BenchmarkReader reader, Console console) {
    this.plugins = plugins;
    this.reader = reader;
    this.described = new DescribedBenchmarks(console);
  }

  /**
   * The questions with their catalogues, one benchmark a hub, sorted by hub.
   *
   * @throws EvalException USER if options contradict each other, or a file is missing or of no use
   */
  List<Benchmark> read(QuestionOptions options) {
    return read(options, hubs(options));
  }

  private Hubs hubs(QuestionOptions options) {
    options.check();
    return Hubs.of(plugins.get(), options.hubFiles());
  }

  private List<Benchmark> read(QuestionOptions options, Hubs available) {
    Plugins<HubRules> hubs = available.all();
    if (options.catalogue().isPresent()) {
      return List.of(
          reader.fromFiles(
              available.chosen(options.hub()).orElseThrow(),
              options.catalogue().get(),
              options.questions().orElseThrow(),
              List.of()));
    }
    List<HubRules> wanted = options.hub().map(id -> List.of(hubs.get(id))).orElseGet(hubs::all);
    if (options.gorilla().isPresent()) {
      available.checkAllIn(options.gorilla().get(), options.hub());
      return fromGorilla(options.gorilla().get(), wanted, options.hub().isPresent());
    }
    List<YamlHub> inFiles = available.described(options.hub());
    if (!inFiles.isEmpty()) {
      return described.withoutAnswers(inFiles);
    }
    return wanted.stream()
        .filter(hub -> options.hub().isPresent() || hub.sample().isPresent())
        .map(reader::fromSample)
        .toList();
  }

  /**
   * The same of some hubs alone.
   *
   * @param ids which; all where it is empty
   * @throws EvalException USER also if there is no such hub
   */
  List<Benchmark> read(QuestionOptions options, List<String> ids) {
    Hubs available = hubs(options);
    List<Benchmark> read = read(options, available);
    ids.forEach(available.all()::get); // names one that is not there
    return read.stream()
        .filter(benchmark -> ids.isEmpty() || ids.contains(benchmark.hub().id()))
        .toList();
  }

  /**
   * @param named whether the user named the hub, so that it must be there
   */
  private List<Benchmark> fromGorilla(Path folder, List<HubRules> wanted, boolean named) {
    GorillaCheckout checkout = GorillaCheckout.at(folder);
    List<String> there = named ? ids(wanted) : checkout.hubs(ids(wanted));
    if (there.isEmpty()) {
      throw EvalException.user(
          "no hub of %s is in %s"
              .formatted(String.join(", ", ids(wanted)), Printable.text(folder.toString())));
    }
    return wanted.stream()
        .filter(hub -> there.contains(hub.id()))
        .map(hub -> reader.questionsOfGorilla(hub, folder))
        .toList();
  }

  private static List<String> ids(List<HubRules> hubs) {
    return hubs.stream().map(HubRules::id).toList();
  }
}
