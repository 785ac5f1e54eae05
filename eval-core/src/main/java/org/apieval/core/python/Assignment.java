package org.apieval.core.python;

import java.util.Optional;

/**
 * One place where a name gets a value.
 *
 * @param value the text from the value on; empty where the value cannot be known, as for loop
 *     targets
 * @param position which element of the value the name gets; -1 for all of it
 */
record Assignment(Optional<Source> value, int position) {

  /**
   * A place in a text.
   *
   * @param text the text
   * @param offset where the value starts
   */
  record Source(String text, int offset) {}

  static final Assignment UNKNOWN = new Assignment(Optional.empty(), -1);
}
