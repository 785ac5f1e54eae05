package org.apieval.core.dataset;

/**
 * Where something stands.
 *
 * @param file the file as the user named it
 * @param line 0-based
 */
public record Place(String file, int line) {}
