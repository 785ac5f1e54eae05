package org.apieval.app;

import com.google.inject.AbstractModule;

/** Binds what belongs to this run of the program; everything else Guice finds by constructors. */
final class AppModule extends AbstractModule {

  private final Console console;

  AppModule(Console console) {
    this.console = console;
  }

  @Override
  protected void configure() {
    bind(Console.class).toInstance(console);
  }
}
