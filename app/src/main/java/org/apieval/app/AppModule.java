package org.apieval.app;

import com.google.inject.AbstractModule;

/** Binds what belongs to this run of the program; everything else Guice finds by constructors. */
final class AppModule extends AbstractModule {

  private final Console console;
  private final PluginSource plugins;

  AppModule(Console console, PluginSource plugins) {
    this.console = console;
    this.plugins = plugins;
  }

  @Override
  protected void configure() {
    bind(Console.class).toInstance(console);
    bind(PluginSource.class).toInstance(plugins);
  }
}
