package org.apieval.core.plugin;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import org.apieval.api.hub.HubRules;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.retrieval.Retriever;

/**
 * Binds the plug-ins of a registry: one map by id for each kind, and the registry itself. Has few
 * bindings on purpose, because a command line starts anew for every run; use {@link
 * com.google.inject.Stage#DEVELOPMENT}.
 */
public final class EngineModule extends AbstractModule {

  private final PluginRegistry registry;

  /** Binds what this registry holds. */
  public EngineModule(PluginRegistry registry) {
    this.registry = registry;
  }

  @Override
  protected void configure() {
    bind(PluginRegistry.class).toInstance(registry);
    bindAll(HubRules.class, registry.hubs());
    bindAll(ModelAdapter.Factory.class, registry.models());
    bindAll(Retriever.Factory.class, registry.retrievers());
  }

  private <T> void bindAll(Class<T> kind, Plugins<T> plugins) {
    MapBinder<String, T> binder = MapBinder.newMapBinder(binder(), String.class, kind);
    plugins.byId().forEach((id, plugin) -> binder.addBinding(id).toInstance(plugin));
  }
}
