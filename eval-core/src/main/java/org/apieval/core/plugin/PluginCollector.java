package org.apieval.core.plugin;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apieval.api.hub.HubRules;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.retrieval.Retriever;
import org.apieval.core.EvalException;

/** Adds plug-ins to those that are there, one jar or folder after another. Not thread-safe. */
final class PluginCollector {

  private final Map<PluginKind<?>, Set<String>> taken;
  private final Shelf<HubRules> hubs;
  private final Shelf<ModelAdapter.Factory> models;
  private final Shelf<Retriever.Factory> retrievers;
  private final List<BrokenPlugin> broken;

  /**
   * @param taken ids that no plug-in may have, by kind
   */
  PluginCollector(PluginRegistry start, Map<PluginKind<?>, Set<String>> taken) {
    this.taken = new HashMap<>(taken);
    this.hubs = Shelf.of(PluginKind.HUB, start.hubs());
    this.models = Shelf.of(PluginKind.MODEL, start.models());
    this.retrievers = Shelf.of(PluginKind.RETRIEVER, start.retrievers());
    this.broken = new ArrayList<>(start.broken());
  }

  /** The plug-ins of one kind so far. */
  private record Shelf<T>(PluginKind<T> kind, SortedMap<String, LoadedPlugin<T>> byId) {

    static <T> Shelf<T> of(PluginKind<T> kind, Plugins<T> plugins) {
      SortedMap<String, LoadedPlugin<T>> byId = new TreeMap<>();
      plugins.loaded().forEach(plugin -> byId.put(plugin.id(), plugin));
      return new Shelf<>(kind, byId);
    }
  }

  /** Adds what a jar or a folder offers, and what is wrong with it. */
  void add(Path file) {
    try {
      PluginPlace place = PluginPlace.of(file);
      ClassLoader loader = place.loader();
      int offered =
          PluginCalls.within(
              loader,
              () ->
                  add(file, hubs, loader)
                      + add(file, models, loader)
                      + add(file, retrievers, loader));
      if (offered == 0) {
        broken.add(new BrokenPlugin(file, "offers no plug-in: it has no services file for one"));
      }
    } catch (BrokenPluginException e) {
      broken.add(e.broken());
    }
  }

  /** All of them. */
  PluginRegistry registry() {
    return new PluginRegistry(plugins(hubs), plugins(models), plugins(retrievers), broken);
  }

  private <T> Plugins<T> plugins(Shelf<T> shelf) {
    return new Plugins<>(shelf.kind, shelf.byId, broken);
  }

  /** How many there were, broken ones included. */
  private <T> int add(Path file, Shelf<T> shelf, ClassLoader loader) {
    Providers<T> providers = Providers.in(loader, shelf.kind);
    providers
        .failures()
        .forEach(failure -> broken.add(new BrokenPlugin(file, FailureText.of(failure))));
    for (T plugin : providers.found()) {
      try {
        put(file, loader, shelf, plugin);
      } catch (EvalException e) {
        broken.add(new BrokenPlugin(file, e.getMessage()));
      }
    }
    return providers.failures().size() + providers.found().size();
  }

  private <T> void put(Path file, ClassLoader loader, Shelf<T> shelf, T plugin) {
    PluginKind<T> kind = shelf.kind;
    String id = kind.idOf(plugin);
    if (taken.getOrDefault(kind, Set.of()).contains(id)) {
      throw duplicate(kind, id, "the program's own");
    }
    LoadedPlugin<T> other = shelf.byId.get(id);
    if (other != null) {
      throw duplicate(kind, id, other.origin());
    }
    shelf.byId.put(id, LoadedPlugin.from(file, loader, kind, id, plugin));
  }

  private static EvalException duplicate(PluginKind<?> kind, String id, String origin) {
    return new EvalException(
        EvalException.Code.PROVIDER,
        "there is a %s \"%s\" already: %s".formatted(kind.name(), id, origin));
  }
}
