package org.apieval.core.constraint;

import java.math.BigDecimal;

/**
 * What an API must achieve to serve a request.
 *
 * @param quantity what is measured
 * @param bound on which side of the limit its value must be
 * @param limit in the quantity's unit; without zeros at the end
 */
public record Constraint(Measure.Quantity quantity, Bound bound, BigDecimal limit) {

  public Constraint {
    limit = Measure.plain(limit);
  }

  /** Whether a value is allowed. */
  public boolean allows(BigDecimal value) {
    return bound.allows(value, limit);
  }

  /** The constraint for people, {@code top-1 accuracy on ImageNet at least 75%}. */
  @Override
  public String toString() {
    return quantity.name() + " " + bound.words() + " " + quantity.shown(limit);
  }
}
