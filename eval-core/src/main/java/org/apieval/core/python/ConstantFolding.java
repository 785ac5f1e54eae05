package org.apieval.core.python;

import java.util.ArrayList;
import java.util.List;
import org.apieval.api.call.BinOp;
import org.apieval.api.call.Constant;
import org.apieval.api.call.Expression;
import org.apieval.api.call.JoinedStr;

/** Joins constant strings. Nothing else is ever calculated. Stateless and thread-safe. */
final class ConstantFolding {

  /** Longer strings are left apart. */
  static final int MAX_LENGTH = 10_000;

  private ConstantFolding() {}

  /** The sum of two strings as one, or the operation as it is. */
  static Expression fold(BinOp operation) {
    if (operation.op().equals("+")
        && operation.left() instanceof Constant left
        && operation.right() instanceof Constant right
        && left.kind() == right.kind()
        && (left.kind() == Constant.Kind.STRING || left.kind() == Constant.Kind.BYTES)
        && left.value().length() + right.value().length() <= MAX_LENGTH) {
      return new Constant(left.kind(), left.value() + right.value());
    }
    return operation;
  }

  /** A formatted string with its constants joined: one constant if all parts are. */
  static Expression fold(JoinedStr joined) {
    List<Expression> parts = new ArrayList<>();
    StringBuilder pending = new StringBuilder();
    for (Expression value : joined.values()) {
      if (value instanceof Constant constant && isPrintedAsWritten(constant)) {
        pending.append(constant.value());
      } else {
        flush(pending, parts);
        parts.add(value);
      }
    }
    boolean constant = parts.isEmpty() && pending.length() <= MAX_LENGTH;
    if (constant) {
      return Constant.string(pending.toString());
    }
    flush(pending, parts);
    return pending.length() > MAX_LENGTH ? joined : new JoinedStr(parts);
  }

  private static boolean isPrintedAsWritten(Constant constant) {
    return switch (constant.kind()) {
      case STRING, INT, FLOAT, TRUE, FALSE, NONE -> true;
      default -> false;
    };
  }

  private static void flush(StringBuilder pending, List<Expression> parts) {
    if (pending.length() > 0 && pending.length() <= MAX_LENGTH) {
      parts.add(Constant.string(pending.toString()));
      pending.setLength(0);
    }
  }
}
