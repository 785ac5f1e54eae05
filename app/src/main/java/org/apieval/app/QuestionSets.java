package org.apieval.app;

import jakarta.inject.Inject;
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

/** Reads the questions and catalogues that the question options ask for. Thread-safe. */
final class QuestionSets {

  private final Plugins<HubRules> hubs;
  private final BenchmarkReader reader;

  @Inject
  QuestionSets(PluginRegistry plugins, BenchmarkReader reader) {
    this.hubs = plugins.hubs();
    this.reader = reader;
  }

  /**
   * The questions with their catalogues, one benchmark a hub, sorted by hub.
   *
   * @throws EvalException USER if options contradict each other, or a file is missing or of no use
   */
  List<Benchmark> read(QuestionOptions options) {
    options.check();
    if (options.catalogue().isPresent()) {
      return List.of(
          reader.fromFiles(
              hubs.get(options.hub().orElseThrow()),
              options.catalogue().get(),
              options.questions().orElseThrow(),
              List.of()));
    }
    List<HubRules> wanted = options.hub().map(id -> List.of(hubs.get(id))).orElseGet(hubs::all);
    if (options.gorilla().isPresent()) {
      return fromGorilla(options.gorilla().get(), wanted, options.hub().isPresent());
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
    List<Benchmark> read = read(options);
    ids.forEach(hubs::get); // names one that is not there
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
    return there.stream().map(id -> reader.questionsOfGorilla(hubs.get(id), folder)).toList();
  }

  private static List<String> ids(List<HubRules> hubs) {
    return hubs.stream().map(HubRules::id).toList();
  }
}
