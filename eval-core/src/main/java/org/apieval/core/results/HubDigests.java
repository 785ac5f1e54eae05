package org.apieval.core.results;

import java.util.Optional;

/**
 * Digests of what a hub's answers were judged by; equal digests are equal data. Immutable and
 * thread-safe.
 *
 * @param catalogue of all catalogue entries; empty where it is not known
 * @param questions of all questions; empty where it is not known
 */
public record HubDigests(Optional<String> catalogue, Optional<String> questions) {

  /** Where neither is known. */
  public static final HubDigests UNKNOWN = new HubDigests(Optional.empty(), Optional.empty());
}
