package org.apieval.core.lint;

/**
 * Something in a data file that distorts a score.
 *
 * @param severity how much it matters
 * @param rule the id of the {@link Rule} that found it
 * @param file the file as the user named it; not yet safe to show
 * @param line 0-based line of the file; in a JSON array that no hub file names, the index
 * @param message what it is and what it does to a score; safe to show
 */
public record Finding(Severity severity, String rule, String file, int line, String message) {}
