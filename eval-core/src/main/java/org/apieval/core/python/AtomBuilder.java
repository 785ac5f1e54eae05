package org.apieval.core.python;

import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.apieval.api.call.Constant;
import org.apieval.api.call.DictNode;
import org.apieval.api.call.Expression;
import org.apieval.api.call.ListNode;
import org.apieval.api.call.TupleNode;
import org.apieval.api.call.Verbatim;
import org.apieval.core.answer.MappedText;
import org.apieval.core.python.PythonExpressionParser.AtomContext;
import org.apieval.core.python.PythonExpressionParser.EntryContext;
import org.apieval.core.python.PythonExpressionParser.StarTestContext;
import org.apieval.core.python.PythonExpressionParser.TestsContext;

/** Makes nodes of literals, displays and bracketed expressions. Not thread-safe. */
final class AtomBuilder {

  private final MappedText source;
  private final TreeBuilder trees;
  private final CallCollector calls;

  AtomBuilder(MappedText source, TreeBuilder trees, CallCollector calls) {
    this.source = source;
    this.trees = trees;
    this.calls = calls;
  }

  Expression atom(AtomContext tree) {
    return switch (tree.getStart().getType()) {
      case PythonExpressionParser.NAME -> TreeBuilder.nameNode(tree.getText());
      case PythonExpressionParser.NUMBER -> Numbers.decode(tree.getText());
      case PythonExpressionParser.STRING ->
          strings(calls).read(tree.STRING().stream().map(AtomBuilder::token).toList());
      case PythonExpressionParser.NONE -> new Constant(Constant.Kind.NONE, "None");
      case PythonExpressionParser.TRUE -> new Constant(Constant.Kind.TRUE, "True");
      case PythonExpressionParser.FALSE -> new Constant(Constant.Kind.FALSE, "False");
      case PythonExpressionParser.ELLIPSIS -> new Constant(Constant.Kind.ELLIPSIS, "...");
      case PythonExpressionParser.LPAR -> bracketed(tree);
      case PythonExpressionParser.LSQB -> list(tree);
      default -> braces(tree);
    };
  }

  private static Tok token(TerminalNode node) {
    return (Tok) node.getSymbol();
  }

  private StringLiterals strings(CallCollector collector) {
    return new StringLiterals(
        source, (text, field) -> FormatFieldReader.read(text, field, collector, trees.depth()));
  }

  private Expression bracketed(AtomContext tree) {
    if (tree.yieldExpr() != null || tree.generator() != null) {
      return trees.verbatim(tree);
    }
    return tree.tests() == null ? new TupleNode(List.of()) : trees.tests(tree.tests());
  }

  private Expression list(AtomContext tree) {
    if (tree.generator() != null) {
      return trees.verbatim(tree);
    }
    TestsContext elements = tree.tests();
    List<StarTestContext> all = elements == null ? List.of() : elements.starTest();
    return new ListNode(all.stream().map(trees::starTest).toList());
  }

  private Expression braces(AtomContext tree) {
    List<EntryContext> entries = tree.entry();
    boolean dict = tree.generator() == null && entries.stream().allMatch(AtomBuilder::isDictEntry);
    return dict ? new DictNode(entries.stream().map(this::entry).toList()) : trees.verbatim(tree);
  }

  private static boolean isDictEntry(EntryContext entry) {
    return entry.DOUBLE_STAR() != null || entry.COLON() != null;
  }

  private DictNode.Entry entry(EntryContext tree) {
    if (tree.DOUBLE_STAR() != null) {
      return new DictNode.Entry(Optional.empty(), trees.test(tree.test(0)));
    }
    return new DictNode.Entry(Optional.of(trees.test(tree.test(0))), trees.test(tree.test(1)));
  }

  /** A token as it is spelled in verbatim text: string literals in one fixed way. */
  String spell(Tok token) {
    if (token.getType() != PythonExpressionParser.STRING) {
      return token.getText();
    }
    Expression literal = strings(CallCollector.none()).read(List.of(token));
    return literal instanceof Verbatim verbatim ? verbatim.text() : literal.toSource();
  }
}
