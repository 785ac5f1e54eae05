package org.apieval.api.call;

import java.util.List;
import java.util.stream.Stream;

/**
 * A Python expression.
 *
 * <p>Nodes are values: two nodes are equal when they are the same code, white space, comments and
 * quote style aside. Where a node stood in the text is kept beside it, never in it. All nodes are
 * immutable and thread-safe.
 *
 * @see <a href="https://docs.python.org/3/library/ast.html">Python's ast module</a>
 */
public sealed interface Expression
    permits Attribute,
        BinOp,
        Call,
        Constant,
        DictNode,
        JoinedStr,
        ListNode,
        Name,
        TupleNode,
        Verbatim {

  /** The direct sub-expressions in source order; empty for leaves. */
  List<Expression> children();

  /**
   * This expression as Python source in one fixed spelling: single-quoted strings, one space after
   * commas, no other white space than the syntax needs. Equal nodes have equal spellings.
   */
  String toSource();

  /** This expression and all below it, depth first, parents before children. */
  default Stream<Expression> descendants() {
    return Stream.concat(Stream.of(this), children().stream().flatMap(Expression::descendants));
  }

  /** The calls among {@link #descendants()}: this one first if it is a call. */
  default List<Call> calls() {
    return descendants().filter(Call.class::isInstance).map(Call.class::cast).toList();
  }
}
