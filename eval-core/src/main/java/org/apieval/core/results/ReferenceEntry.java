package org.apieval.core.results;

/**
 * A catalogue entry that an answer was compared with. Immutable and thread-safe.
 *
 * @param line its line in the catalogue, 0-based
 * @param domain its domain; empty where that is not known
 * @param apiCall its call; empty where that is not known
 */
public record ReferenceEntry(int line, String domain, String apiCall) {}
