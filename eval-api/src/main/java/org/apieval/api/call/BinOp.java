package org.apieval.api.call;

import java.util.List;

/**
 * An arithmetic or bitwise operation, {@code left op right}.
 *
 * @param left the left operand
 * @param op the operator as written, {@code +}, {@code //}, {@code @} ...
 * @param right the right operand
 */
public record BinOp(Expression left, String op, Expression right) implements Expression {

  @Override
  public List<Expression> children() {
    return List.of(left, right);
  }

  @Override
  public String toSource() {
    return Spelling.operand(left) + op + Spelling.operand(right);
  }
}
