package org.apieval.core.plugin;

import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import com.google.inject.Scopes;

/**
 * Binds the plug-ins, which are looked for when the first part asks for them. Has few bindings on
 * purpose, because a command line starts anew for every run; use {@link
 * com.google.inject.Stage#DEVELOPMENT}.
 */
public final class EngineModule extends AbstractModule {

  private final Provider<PluginRegistry> plugins;

  /** Binds what this finds; it is asked once. */
  public EngineModule(Provider<PluginRegistry> plugins) {
    this.plugins = plugins;
  }

  @Override
  protected void configure() {
    bind(PluginRegistry.class).toProvider(plugins).in(Scopes.SINGLETON);
  }
}
