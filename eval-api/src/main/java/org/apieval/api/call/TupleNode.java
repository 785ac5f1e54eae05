package org.apieval.api.call;

import java.util.List;

/**
 * A tuple display, {@code (a, b)}, with or without its brackets.
 *
 * @param elements in source order
 */
public record TupleNode(List<Expression> elements) implements Expression {

  public TupleNode {
    elements = List.copyOf(elements);
  }

  @Override
  public List<Expression> children() {
    return elements;
  }

  @Override
  public String toSource() {
    return Spelling.join("(", elements, elements.size() == 1 ? ",)" : ")");
  }
}
