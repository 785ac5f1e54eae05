package org.apieval.api.call;

import java.util.List;

/**
 * Any other expression (lambda, comprehension, comparison, subscript ...), kept as its text.
 *
 * @param text the tokens of the source, without comments, a space only where two would run together
 * @param parts the sub-expressions that could be read, in source order, so that calls inside are
 *     found; empty where the text is not an expression at all
 */
public record Verbatim(String text, List<Expression> parts) implements Expression {

  public Verbatim {
    parts = List.copyOf(parts);
  }

  @Override
  public List<Expression> children() {
    return parts;
  }

  @Override
  public String toSource() {
    return text;
  }
}
