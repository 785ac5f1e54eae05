package org.apieval.api.call;

import java.util.List;

/**
 * A list display, {@code [a, b]}.
 *
 * @param elements in source order
 */
public record ListNode(List<Expression> elements) implements Expression {

  public ListNode {
    elements = List.copyOf(elements);
  }

  @Override
  public List<Expression> children() {
    return elements;
  }

  @Override
  public String toSource() {
    return Spelling.join("[", elements, "]");
  }
}
