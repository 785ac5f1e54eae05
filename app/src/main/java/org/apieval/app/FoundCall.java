package org.apieval.app;

import org.apieval.core.Printable;
import org.apieval.core.python.SourceCall;

/**
 * A call and where it stands.
 *
 * @param file the file as the user named it
 * @param line 1-based
 * @param column 0-based, in characters
 * @param found the call
 */
record FoundCall(String file, int line, int column, SourceCall found) {

  private static final int LONGEST_CALLEE = 80;

  /** {@code file:line:column}, as editors read it. */
  String position() {
    return file + ":" + line + ":" + column;
  }

  /** What is called, cut off where it is longer than a line. */
  String shortCallee() {
    return Printable.text(found.call().func().toSource(), LONGEST_CALLEE);
  }
}
