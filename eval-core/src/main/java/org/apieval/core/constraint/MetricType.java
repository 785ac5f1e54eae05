package org.apieval.core.constraint;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A metric as the table of metrics has it.
 *
 * @param name the standard name, with {@code {k}} where there is a number to fill in
 * @param direction which way is better
 * @param complement whether its spellings name an error, whose complement it is
 * @param scale what its values look like
 * @param spellings what it is called, each with a group for {@code {k}} if it has one
 */
record MetricType(
    String name, Direction direction, boolean complement, Scale scale, List<Pattern> spellings) {

  MetricType {
    spellings = List.copyOf(spellings);
  }
}
