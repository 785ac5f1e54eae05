package org.apieval.core.plugin;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apieval.api.hub.HubRules;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.retrieval.Retriever;
import org.apieval.core.EvalException;

/**
 * All plug-ins: those on the class path, where a hub is there when its jar is, and those of a
 * folder, which are apart from the program and from each other. Immutable; thread-safe, as plug-ins
 * are.
 */
public final class PluginRegistry {

  private final Plugins<HubRules> hubs;
  private final Plugins<ModelAdapter.Factory> models;
  private final Plugins<Retriever.Factory> retrievers;
  private final List<BrokenPlugin> broken;

  PluginRegistry(
      Plugins<HubRules> hubs,
      Plugins<ModelAdapter.Factory> models,
      Plugins<Retriever.Factory> retrievers,
      List<BrokenPlugin> broken) {
    this.hubs = hubs;
    this.models = models;
    this.retrievers = retrievers;
    this.broken = List.copyOf(broken);
  }

  /**
   * Finds the plug-ins that this class's own loader sees.
   *
   * @throws EvalException PROVIDER as {@link #in} does
   */
  public static PluginRegistry onClassPath() {
    return in(PluginRegistry.class.getClassLoader());
  }

  /**
   * Finds the plug-ins that a class loader sees.
   *
   * @throws EvalException PROVIDER naming the class, if one cannot be loaded or made, has a blank
   *     id, or shares its id with another
   */
  public static PluginRegistry in(ClassLoader loader) {
    return new PluginRegistry(
        load(PluginKind.HUB, loader),
        load(PluginKind.MODEL, loader),
        load(PluginKind.RETRIEVER, loader),
        List.of());
  }

  /**
   * These plug-ins and those of a folder. Whatever is wrong with one of the folder is kept in
   * {@link #broken()}; the others are there.
   *
   * @param folder each jar and each folder in it is a plug-in, but for those with a dot in front
   * @param taken ids that no plug-in may have, by kind; those of plug-ins that are there are taken,
   *     too
   * @throws EvalException USER if there is no such folder, or it cannot be read
   */
  public PluginRegistry with(Path folder, Map<PluginKind<?>, Set<String>> taken) {
    PluginCollector collector = new PluginCollector(this, taken);
    new PluginFolder(folder).places().forEach(collector::add);
    return collector.registry();
  }

  /** The hubs. */
  public Plugins<HubRules> hubs() {
    return hubs;
  }

  /** The model backends. */
  public Plugins<ModelAdapter.Factory> models() {
    return models;
  }

  /** The retrievers. */
  public Plugins<Retriever.Factory> retrievers() {
    return retrievers;
  }

  /** All plug-ins with their origins: hubs, model backends, retrievers, each sorted by id. */
  public List<LoadedPlugin<?>> loaded() {
    return Stream.of(hubs, models, retrievers)
        .<LoadedPlugin<?>>flatMap(plugins -> plugins.loaded().stream())
        .toList();
  }

  /** What could not be loaded of folders, in the order of file names. */
  public List<BrokenPlugin> broken() {
    return broken;
  }

  private static <T> Plugins<T> load(PluginKind<T> kind, ClassLoader loader) {
    Providers<T> providers = Providers.in(loader, kind);
    for (Throwable failure : providers.failures()) {
      throw new EvalException(
          EvalException.Code.PROVIDER,
          "a plug-in cannot be loaded: " + FailureText.of(failure),
          failure);
    }
    return Plugins.of(kind, providers.found());
  }
}
