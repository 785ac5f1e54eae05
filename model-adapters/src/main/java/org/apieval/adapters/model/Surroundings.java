package org.apieval.adapters.model;

import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * What backends take from the process they run in.
 *
 * @param environment an environment variable's value; empty where it is not set
 * @param clock the time of day, for servers that name one
 * @param nanoTime a time that never goes back, in nanoseconds
 */
record Surroundings(
    Function<String, Optional<String>> environment, InstantSource clock, LongSupplier nanoTime) {

  /** Those of this process. */
  static Surroundings ofProcess() {
    return new Surroundings(
        name -> Optional.ofNullable(System.getenv(name)), InstantSource.system(), System::nanoTime);
  }
}
