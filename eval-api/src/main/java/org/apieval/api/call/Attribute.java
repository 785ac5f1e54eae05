package org.apieval.api.call;

import java.util.List;
import java.util.Optional;

/**
 * Attribute access, {@code value.attr}.
 *
 * @param value the expression before the dot
 * @param attr the name after the dot
 */
public record Attribute(Expression value, String attr) implements Expression {

  @Override
  public List<Expression> children() {
    return List.of(value);
  }

  @Override
  public String toSource() {
    return Spelling.primary(value) + "." + attr;
  }

  /** {@code a.b.c} where {@code expression} is such a plain dotted name; empty otherwise. */
  static Optional<String> dottedName(Expression expression) {
    if (expression instanceof Name name) {
      return Optional.of(name.id());
    }
    return expression instanceof Attribute attribute
        ? dottedName(attribute.value()).map(prefix -> prefix + "." + attribute.attr())
        : Optional.empty();
  }
}
