package org.apieval.core.plugin;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import org.apieval.api.hub.HubRules;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.retrieval.Retriever;
import org.apieval.core.EvalException;

/**
 * All plug-ins on the class path. The only place that asks {@link ServiceLoader}: a hub is there
 * when its jar is, and nothing else changes. Immutable; thread-safe, as plug-ins are.
 */
public final class PluginRegistry {

  private final Plugins<HubRules> hubs;
  private final Plugins<ModelAdapter.Factory> models;
  private final Plugins<Retriever.Factory> retrievers;

  private PluginRegistry(ClassLoader loader) {
    this.hubs = Plugins.of("hub", load(HubRules.class, loader), HubRules::id);
    this.models =
        Plugins.of(
            "model backend", load(ModelAdapter.Factory.class, loader), ModelAdapter.Factory::id);
    this.retrievers =
        Plugins.of("retriever", load(Retriever.Factory.class, loader), Retriever.Factory::id);
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
    return new PluginRegistry(loader);
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

  private static <T> List<T> load(Class<T> service, ClassLoader loader) {
    List<T> found = new ArrayList<>();
    try {
      for (Iterator<T> all = ServiceLoader.load(service, loader).iterator(); all.hasNext(); ) {
        found.add(all.next());
      }
    } catch (ServiceConfigurationError | LinkageError e) { // both name the class
      throw new EvalException(
          EvalException.Code.PROVIDER, "a plug-in cannot be loaded: " + describe(e), e);
    }
    return found;
  }

  private static String describe(Error error) {
    Throwable cause = error.getCause();
    return cause == null ? error.getMessage() : error.getMessage() + ": " + cause;
  }
}
