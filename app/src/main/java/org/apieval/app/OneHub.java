package org.apieval.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.apieval.core.plugin.PluginRegistry;
import picocli.CommandLine.Option;

/** The options that name the one hub whose data a command makes. */
final class OneHub {

  @Option(names = "--hub", paramLabel = "ID", description = "Whose they are, such as torchhub.")
  private Optional<String> id = Optional.empty();

  @Option(
      names = "--hub-file",
      paramLabel = "FILE",
      description = "A YAML file that describes the hub, in place of --hub.")
  private Optional<Path> file = Optional.empty();

  /**
   * The hub.
   *
   * @throws EvalException USER if none is named, or there is no such hub
   */
  HubRules of(PluginRegistry plugins) {
    Hubs hubs = Hubs.of(plugins, file.map(List::of).orElse(List.of()));
    return hubs.chosen(id)
        .orElseThrow(
            () ->
                EvalException.user(
                    "--hub ID or --hub-file FILE is missing; there is: "
                        + String.join(", ", hubs.all().ids())));
  }
}
