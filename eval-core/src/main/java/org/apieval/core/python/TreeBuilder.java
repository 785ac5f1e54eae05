package org.apieval.core.python;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.ParseTree;
import org.apieval.api.call.Attribute;
import org.apieval.api.call.Call;
import org.apieval.api.call.Expression;
import org.apieval.api.call.Name;
import org.apieval.api.call.TupleNode;
import org.apieval.api.call.Verbatim;
import org.apieval.core.answer.MappedText;
import org.apieval.core.python.PythonExpressionParser.AtomContext;
import org.apieval.core.python.PythonExpressionParser.AttributeTrailerContext;
import org.apieval.core.python.PythonExpressionParser.CallTrailerContext;
import org.apieval.core.python.PythonExpressionParser.ExprContext;
import org.apieval.core.python.PythonExpressionParser.PrimaryContext;
import org.apieval.core.python.PythonExpressionParser.StarTestContext;
import org.apieval.core.python.PythonExpressionParser.TestContext;
import org.apieval.core.python.PythonExpressionParser.TestsContext;
import org.apieval.core.python.PythonExpressionParser.TrailerContext;

/**
 * Makes nodes of a parse tree, and notes every call with its place. Not thread-safe; one for each
 * tree.
 */
final class TreeBuilder {

  private static final int MAX_DEPTH = 250; // of nodes: their methods recurse

  private final MappedText source;
  private final Piece piece;
  private final CallCollector calls;
  private final AtomBuilder atoms;
  private final OperatorBuilder operators;
  private int depth;

  TreeBuilder(MappedText source, Piece piece, CallCollector calls) {
    this.source = source;
    this.piece = piece;
    this.calls = calls;
    this.atoms = new AtomBuilder(source, this, calls);
    this.operators = new OperatorBuilder(this);
  }

  /**
   * @throws ParseFailure if the tree is too deep
   */
  Expression tests(TestsContext tree) {
    List<StarTestContext> elements = tree.starTest();
    if (elements.size() == 1 && tree.COMMA().isEmpty()) {
      return starTest(elements.get(0));
    }
    return new TupleNode(elements.stream().map(this::starTest).toList());
  }

  Expression starTest(StarTestContext tree) {
    return tree.test() != null ? test(tree.test()) : verbatim(tree);
  }

  Expression test(TestContext tree) {
    return tree.getChildCount() == 1 ? expr(tree.expr(0)) : verbatim(tree);
  }

  Expression expr(ExprContext tree) {
    if (tree.primary() != null) {
      return primary(tree.primary());
    }
    if (tree.getChildCount() == 2) {
      return operators.unary(tree);
    }
    return operators.chain(tree);
  }

  Expression atom(AtomContext tree) {
    return nested(() -> atoms.atom(tree));
  }

  Expression primary(PrimaryContext tree) {
    int before = depth;
    depth += tree.trailer().size();
    AtomContext atom = tree.atom();
    Expression value = nested(() -> atoms.atom(atom));
    for (TrailerContext trailer : tree.trailer()) {
      depth--;
      value = trailer(atom, value, trailer);
    }
    depth = before;
    return tree.AWAIT() == null ? value : new Verbatim(text(tree), List.of(value));
  }

  private Expression trailer(AtomContext atom, Expression value, TrailerContext tree) {
    Tok first = (Tok) atom.getStart();
    Tok last = (Tok) tree.getStop();
    if (tree instanceof AttributeTrailerContext attribute) {
      return new Attribute(value, name(attribute.NAME().getText()));
    }
    if (tree instanceof CallTrailerContext call) {
      ArgumentBuilder arguments = new ArgumentBuilder(this, source.text());
      nested(() -> arguments.read(call.arguments()));
      Call node = new Call(value, arguments.arguments());
      calls.add(node, first, last, arguments, tokens(first, last));
      return node;
    }
    List<Expression> parts = new ArrayList<>();
    parts.add(value);
    nested(() -> collectParts(tree, parts));
    return new Verbatim(text(first, last), parts);
  }

  /** A node that keeps the tokens of a tree, and the expressions inside as its parts. */
  Verbatim verbatim(ParserRuleContext tree) {
    List<Expression> parts = new ArrayList<>();
    nested(() -> collectParts(tree, parts));
    return new Verbatim(text(tree), parts);
  }

  /** Collects the topmost expressions below a tree. */
  boolean collectParts(ParserRuleContext tree, List<Expression> parts) {
    for (int i = 0; i < tree.getChildCount(); i++) {
      ParseTree child = tree.getChild(i);
      if (child instanceof StarTestContext starTest) {
        parts.add(starTest(starTest));
      } else if (child instanceof TestContext test) {
        parts.add(test(test));
      } else if (child instanceof ExprContext expr) {
        parts.add(expr(expr));
      } else if (child instanceof PrimaryContext primary) {
        parts.add(primary(primary));
      } else if (child instanceof ParserRuleContext other) {
        collectParts(other, parts);
      }
    }
    return true;
  }

  /** Builds something one level further down. */
  <T> T nested(java.util.function.Supplier<T> build) {
    if (++depth > MAX_DEPTH) {
      throw new ParseFailure(-1);
    }
    T built = build.get();
    depth--;
    return built;
  }

  /** Counts levels that are built without recursion, or are done with. */
  void deepen(int levels) {
    depth += levels;
  }

  int depth() {
    return depth;
  }

  String text(ParserRuleContext tree) {
    return text((Tok) tree.getStart(), (Tok) tree.getStop());
  }

  private String text(Tok first, Tok last) {
    return calls.spend(last.end() - first.start())
        ? VerbatimText.join(tokens(first, last), atoms::spell)
        : "...";
  }

  List<Tok> tokens(Tok first, Tok last) {
    return piece.tokens().subList(first.getTokenIndex(), last.getTokenIndex() + 1);
  }

  /** Python compares names in their compatibility form. */
  static String name(String written) {
    for (int i = 0; i < written.length(); i++) {
      if (written.charAt(i) > 0x7f) {
        return Normalizer.normalize(written, Normalizer.Form.NFKC);
      }
    }
    return written;
  }

  static Name nameNode(String written) {
    return new Name(name(written));
  }

  static Optional<Tok> repaired(List<Tok> tokens) {
    return tokens.stream().filter(token -> token.repair() != null).findFirst();
  }
}
