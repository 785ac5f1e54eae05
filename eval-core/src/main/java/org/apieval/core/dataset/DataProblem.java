package org.apieval.core.dataset;

/**
 * Something wrong with a line of a file.
 *
 * @param file the file as the user named it
 * @param line 0-based
 * @param message one sentence that names the field
 */
public record DataProblem(String file, int line, String message) {

  /** The problem as people and editors read it: {@code file:line: message}, line 1-based. */
  @Override
  public String toString() {
    return file + ":" + (line + 1) + ": " + message;
  }
}
