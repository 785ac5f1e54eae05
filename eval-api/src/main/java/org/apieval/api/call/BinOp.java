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
    boolean power = op.equals("**"); // the one operator that binds to the right
    return operand(left, power) + op + operand(right, !power);
  }

  /** An operand, in brackets where it would bind otherwise without them. */
  private String operand(Expression operand, boolean looserWhenEqual) {
    if (operand instanceof BinOp inner) {
      int difference = strength(inner.op) - strength(op);
      boolean bare = difference > 0 || difference == 0 && !looserWhenEqual;
      return bare ? inner.toSource() : "(" + inner.toSource() + ")";
    }
    boolean signed = operand instanceof Constant number && number.value().startsWith("-");
    boolean loose = operand instanceof Verbatim || signed && number(operand);
    return loose ? "(" + operand.toSource() + ")" : operand.toSource();
  }

  private static boolean number(Expression operand) {
    return operand instanceof Constant constant && Spelling.isNumber(constant);
  }

  /** How tightly an operator binds: Python's order of precedence. */
  private static int strength(String op) {
    return switch (op) {
      case "|" -> 0;
      case "^" -> 1;
      case "&" -> 2;
      case "<<", ">>" -> 3;
      case "+", "-" -> 4;
      case "**" -> 6;
      default -> 5;
    };
  }
}
