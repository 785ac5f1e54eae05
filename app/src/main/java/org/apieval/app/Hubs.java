package org.apieval.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.dataset.GorillaCheckout;
import org.apieval.core.dataset.HubData;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.plugin.Plugins;
import org.apieval.core.yamlhub.YamlHub;

/**
 * The hubs that a command may choose from. Every command takes them from here.
 *
 * @param all plug-ins and described hubs by id
 * @param described the hubs of {@code --hub-file}, in the order given
 */
record Hubs(Plugins<HubRules> all, List<YamlHub> described) {

  Hubs {
    described = List.copyOf(described);
  }

  /**
   * The plug-ins, and the hubs that files describe.
   *
   * @throws EvalException USER if a file is wrong, or two hubs have one id
   */
  static Hubs of(PluginRegistry plugins, List<Path> files) {
    Plugins<HubRules> all = plugins.hubs();
    List<YamlHub> described = new ArrayList<>();
    for (Path file : files) {
      YamlHub hub = YamlHub.read(file, all.ids());
      described.add(hub);
      all = all.with(hub.rules().id(), hub.rules());
    }
    return new Hubs(all, described);
  }

  /** The hub of an id, or else the only one that is described. */
  Optional<HubRules> chosen(Optional<String> id) {
    return id.map(all::get)
        .or(() -> described.size() == 1 ? Optional.of(described.get(0).rules()) : Optional.empty());
  }

  /**
   * The described hubs that are wanted.
   *
   * @param id the only hub wanted; empty for all
   * @return empty if none is described, or another hub is wanted
   * @throws EvalException USER if there is no such hub at all
   */
  List<YamlHub> described(Optional<String> id) {
    id.ifPresent(all::get);
    return described.stream()
        .filter(hub -> id.isEmpty() || hub.rules().id().equals(id.get()))
        .toList();
  }

  /**
   * Checks that a checkout has the data of the described hubs that are wanted.
   *
   * @throws EvalException USER naming the catalogue that is not there
   */
  void checkAllIn(Path checkout, Optional<String> id) {
    GorillaCheckout gorilla = GorillaCheckout.at(checkout);
    described(id).forEach(hub -> gorilla.catalogue(hub.rules().id()));
  }

  /**
   * Where the data of a described hub are.
   *
   * @throws EvalException USER if its file does not say it
   */
  static HubData dataOf(YamlHub hub) {
    return hub.data()
        .orElseThrow(
            () ->
                EvalException.user(
                    ("%s names no catalogue: add one to it, or --catalogue FILE and --questions"
                            + " FILE")
                        .formatted(Printable.text(hub.file().toString()))));
  }
}
