package org.apieval.core.python;

import java.text.Normalizer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.apieval.api.call.Attribute;
import org.apieval.api.call.BinOp;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
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
  private static final int LONG_CHAIN = 50; // operators in a row that stay nested

  private final MappedText source;
  private final Piece piece;
  private final CallCollector calls;
  private final AtomBuilder atoms;
  private int depth;

  TreeBuilder(MappedText source, Piece piece, CallCollector calls) {
    this.source = source;
    this.piece = piece;
    this.calls = calls;
    this.atoms = new AtomBuilder(source, this, calls);
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
      return unary(tree);
    }
    return chain(tree);
  }

  private Expression unary(ExprContext tree) {
    Expression operand = nested(() -> expr(tree.expr(0)));
    if (tree.NOT() == null
        && tree.TILDE() == null
        && operand instanceof Constant number
        && isUnsignedNumber(number)) {
      return tree.PLUS() != null ? number : new Constant(number.kind(), "-" + number.value());
    }
    return new Verbatim(text(tree), List.of(operand));
  }

  private static boolean isUnsignedNumber(Constant constant) {
    return switch (constant.kind()) {
      case INT, FLOAT, COMPLEX -> !constant.value().startsWith("-");
      default -> false;
    };
  }

  /** Operators that lean to the left, without recursion: a sum may have thousands of terms. */
  private Expression chain(ExprContext tree) {
    Deque<ExprContext> links = new ArrayDeque<>();
    ExprContext first = tree;
    while (first.primary() == null && first.expr().size() == 2) {
      links.push(first);
      first = first.expr(0);
    }
    ExprContext leftmost = first;
    if (links.size() > LONG_CHAIN) {
      return new Verbatim(text(tree), operands(leftmost, links));
    }
    int before = depth;
    depth += links.size();
    Expression left = nested(() -> expr(leftmost));
    for (ExprContext link : links) {
      depth--;
      Expression operand = left;
      Expression right = nested(() -> expr(link.expr(1)));
      left = binary(link, operand, right);
    }
    depth = before;
    return left;
  }

  private List<Expression> operands(ExprContext leftmost, Deque<ExprContext> links) {
    List<Expression> operands = new ArrayList<>();
    operands.add(nested(() -> expr(leftmost)));
    for (ExprContext link : links) {
      operands.add(nested(() -> expr(link.expr(1))));
    }
    return operands;
  }

  private Expression binary(ExprContext link, Expression left, Expression right) {
    Token operator = ((TerminalNode) link.getChild(1)).getSymbol();
    return isArithmetic(operator.getType())
        ? new BinOp(left, operator.getText(), right)
        : new Verbatim(text(link), List.of(left, right));
  }

  private static boolean isArithmetic(int type) {
    return switch (type) {
      case PythonExpressionParser.DOUBLE_STAR,
          PythonExpressionParser.STAR,
          PythonExpressionParser.SLASH,
          PythonExpressionParser.DOUBLE_SLASH,
          PythonExpressionParser.PERCENT,
          PythonExpressionParser.AT,
          PythonExpressionParser.PLUS,
          PythonExpressionParser.MINUS,
          PythonExpressionParser.SHIFT,
          PythonExpressionParser.AMPERSAND,
          PythonExpressionParser.CARET,
          PythonExpressionParser.PIPE ->
          true;
      default -> false;
    };
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
