package org.apieval.app;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.net.URL;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.apieval.core.dataset.BenchmarkReader;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.DataSource;
import org.apieval.core.dataset.GorillaCheckout;
import org.apieval.core.plugin.PluginRegistry;

/** Finds the catalogue that options name, without any questions. Thread-safe. */
final class CatalogueSource {

  private final Provider<PluginRegistry> plugins;
  private final BenchmarkReader reader;

  @Inject
  CatalogueSource(Provider<PluginRegistry> plugins, BenchmarkReader reader) {
    this.plugins = plugins;
    this.reader = reader;
  }

  /**
   * The hub that options name.
   *
   * @throws EvalException USER if they name none, or one that nobody knows
   */
  HubRules hub(QuestionOptions options) {
    Hubs hubs = Hubs.of(plugins.get(), options.hubFiles());
    return hubs.chosen(options.hub())
        .orElseThrow(
            () ->
                EvalException.user(
                    "--hub is missing; there is: " + String.join(", ", hubs.all().ids())));
  }

  /**
   * The hub's catalogue: a file, that of a checkout, or that of the hub's sample.
   *
   * @throws EvalException USER if it is missing or of no use, or if questions are named
   */
  DataFile<ApiRecord> catalogue(QuestionOptions options) {
    if (options.questions().isPresent()) {
      throw EvalException.user("only a catalogue is read here: leave out --questions");
    }
    return source(options).catalogue().usable();
  }

  private DataSource source(QuestionOptions options) {
    if (options.gorilla().isPresent() && options.catalogue().isPresent()) {
      throw EvalException.user("--gorilla brings its own catalogues: leave out --catalogue");
    }
    if (options.catalogue().isPresent()) {
      return DataSource.of(options.catalogue().get());
    }
    HubRules hub = hub(options);
    if (options.gorilla().isPresent()) {
      return DataSource.of(GorillaCheckout.at(options.gorilla().get()).catalogue(hub.id()));
    }
    URL sample = reader.sampleOf(hub).catalogue();
    return DataSource.of("the sample of " + hub.id(), sample);
  }
}
