package org.apieval.core.constraint;

import java.math.BigDecimal;

/**
 * A number as it is written, with the unit behind it.
 *
 * @param number the number itself, 25.6 of {@code 25.6M}
 * @param unit the unit in its short form, {@code %}, {@code M}, {@code MB}, {@code ms}; blank if
 *     none is written
 */
record Figure(BigDecimal number, String unit) {

  /** The same with a unit that is stated elsewhere, unless it has one. */
  Figure in(String stated) {
    return unit.isEmpty() ? new Figure(number, stated) : this;
  }
}
