package org.apieval.core.python;

import static org.apieval.core.python.PythonExpressionParser.*;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.apieval.api.call.BinOp;
import org.apieval.api.call.Constant;
import org.apieval.api.call.Expression;
import org.apieval.api.call.Verbatim;

/** Makes nodes of operators and their operands. Not thread-safe. */
final class OperatorBuilder {

  private static final int LONG_CHAIN = 50; // operators in a row that stay nested

  private final TreeBuilder trees;

  OperatorBuilder(TreeBuilder trees) {
    this.trees = trees;
  }

  Expression unary(ExprContext tree) {
    Expression operand = trees.nested(() -> trees.expr(tree.expr(0)));
    if (tree.NOT() == null
        && tree.TILDE() == null
        && operand instanceof Constant number
        && isUnsignedNumber(number)) {
      return tree.PLUS() != null ? number : new Constant(number.kind(), "-" + number.value());
    }
    return new Verbatim(trees.text(tree), List.of(operand));
  }

  private static boolean isUnsignedNumber(Constant constant) {
    return switch (constant.kind()) {
      case INT, FLOAT, COMPLEX -> !constant.value().startsWith("-");
      default -> false;
    };
  }

  /** Operators that lean to the left, without recursion: a sum may have thousands of terms. */
  Expression chain(ExprContext tree) {
    Deque<ExprContext> links = new ArrayDeque<>();
    ExprContext first = tree;
    while (first.primary() == null && first.expr().size() == 2) {
      links.push(first);
      first = first.expr(0);
    }
    ExprContext leftmost = first;
    if (links.size() > LONG_CHAIN) {
      return new Verbatim(trees.text(tree), operands(leftmost, links));
    }
    trees.deepen(links.size());
    Expression left = trees.nested(() -> trees.expr(leftmost));
    for (ExprContext link : links) {
      trees.deepen(-1);
      Expression operand = left;
      Expression right = trees.nested(() -> trees.expr(link.expr(1)));
      left = binary(link, operand, right);
    }
    return left;
  }

  private List<Expression> operands(ExprContext leftmost, Deque<ExprContext> links) {
    List<Expression> operands = new ArrayList<>();
    operands.add(trees.nested(() -> trees.expr(leftmost)));
    for (ExprContext link : links) {
      operands.add(trees.nested(() -> trees.expr(link.expr(1))));
    }
    return operands;
  }

  private Expression binary(ExprContext link, Expression left, Expression right) {
    Token operator = ((TerminalNode) link.getChild(1)).getSymbol();
    return isArithmetic(operator.getType())
        ? new BinOp(left, operator.getText(), right)
        : new Verbatim(trees.text(link), List.of(left, right));
  }

  private static boolean isArithmetic(int type) {
    return switch (type) {
      case DOUBLE_STAR,
          STAR,
          SLASH,
          DOUBLE_SLASH,
          PERCENT,
          AT,
          PLUS,
          MINUS,
          SHIFT,
          AMPERSAND,
          CARET,
          PIPE ->
          true;
      default -> false;
    };
  }
}
