package org.apieval.api.call;

import java.util.List;

/**
 * A variable or function name.
 *
 * @param id the identifier
 */
public record Name(String id) implements Expression {

  @Override
  public List<Expression> children() {
    return List.of();
  }

  @Override
  public String toSource() {
    return id;
  }
}
