package org.apieval.core.python;

import java.util.List;

/**
 * A replacement field of an f-string, as offsets into its text.
 *
 * @param open where its opening brace stands
 * @param start where its expression starts
 * @param end where its expression ends: at a {@code =}, {@code !r}, {@code :} or the closing brace
 * @param close where its closing brace stands
 * @param nested the fields inside its format
 */
record FormatField(int open, int start, int end, int close, List<FormatField> nested) {

  FormatField {
    nested = List.copyOf(nested);
  }
}
