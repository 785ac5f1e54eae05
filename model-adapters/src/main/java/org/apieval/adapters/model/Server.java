package org.apieval.adapters.model;

import java.util.Optional;

/**
 * A server that is ready to be asked. Thread-safe.
 *
 * @param provider what kind of server it is
 * @param settings where it is and what the user wants of it
 * @param transport carries requests there
 */
record Server(
    Provider provider, ServerSettings settings, Transport transport, Surroundings surroundings) {

  static Server of(Provider provider, ServerSettings settings, Surroundings surroundings) {
    return new Server(provider, settings, new Transport(settings.timeout()), surroundings);
  }

  /** This program, and its version where it runs from a jar. */
  String userAgent() {
    return "apieval"
        + Optional.ofNullable(Server.class.getPackage().getImplementationVersion())
            .map(version -> "/" + version)
            .orElse("");
  }

  /** Why this server gave no answer for a model. */
  ServerFailures failures(String model) {
    return new ServerFailures(
        Host.of(settings.baseUrl()),
        model,
        provider,
        settings.key(),
        new RetryAfter(surroundings.clock()));
  }
}
