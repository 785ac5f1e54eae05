package org.apieval.app;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.nio.file.Path;
import java.util.List;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.dataset.GorillaCheckout;
import org.apieval.core.dataset.TrainingSet;
import org.apieval.core.dataset.TrainingSetReader;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.plugin.Plugins;

/** Reads the training sets that the training options ask for. Thread-safe. */
final class TrainingSets {

  private final Provider<PluginRegistry> plugins;
  private final TrainingSetReader reader;

  @Inject
  TrainingSets(Provider<PluginRegistry> plugins, TrainingSetReader reader) {
    this.plugins = plugins;
    this.reader = reader;
  }

  /**
   * The training sets, one a hub, sorted by hub.
   *
   * @throws EvalException USER if options contradict each other, or a file is missing or of no use
   */
  List<TrainingSet> read(TrainingOptions options) {
    options.check();
    Hubs available = Hubs.of(plugins.get(), options.hubFiles());
    Plugins<HubRules> hubs = available.all();
    if (options.questions().isPresent()) {
      return List.of(
          reader.fromFiles(
              available.chosen(options.hub()).orElseThrow(),
              options.questions().get(),
              options.catalogue()));
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
   * @param named whether the user named the hub, so that it must be there
   */
  private List<TrainingSet> fromGorilla(Path folder, List<HubRules> wanted, boolean named) {
    GorillaCheckout checkout = GorillaCheckout.at(folder);
    List<HubRules> there =
        wanted.stream().filter(hub -> named || checkout.training(hub.id()).isPresent()).toList();
    if (there.isEmpty()) {
      throw EvalException.user(
          "no training data is in %s: there is no data/apibench/<hub>_train.json"
              .formatted(Printable.text(folder.toString())));
    }
    return there.stream().map(hub -> reader.fromGorilla(hub, folder)).toList();
  }
}
