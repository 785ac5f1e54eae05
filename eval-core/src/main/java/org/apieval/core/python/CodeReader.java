package org.apieval.core.python;

import static org.apieval.core.python.PythonExpressionParser.*;

import java.util.function.Consumer;
import org.apieval.core.answer.MappedText;
import org.apieval.core.python.Grammar.Outcome;

/**
 * Finds the calls of Python source without reading its statements: wherever an expression can
 * start, the longest one that starts there is read. Strings and comments are never looked into. Not
 * thread-safe; one for each text.
 */
class CodeReader {

  private static final int ATTEMPTS = 3;

  protected final MappedText source;
  protected final CallCollector calls;
  protected Tokens tokens;
  protected Brackets brackets;
  private CallLookAhead lookAhead;
  private int deepUpTo; // operators nest too deeply before this token: operands only

  CodeReader(MappedText source, CallCollector calls) {
    this.source = source;
    this.calls = calls;
    this.tokens = lexer(0).rest();
    this.brackets = Brackets.of(tokens);
    this.lookAhead = new CallLookAhead(source.text(), tokens);
  }

  /** Cuts the text into tokens anew, from an offset on; reading goes on at token 0. */
  protected final void restart(int offset) {
    tokens = lexer(offset).rest();
    brackets = Brackets.of(tokens);
    deepUpTo = 0;
    lookAhead = new CallLookAhead(source.text(), tokens);
  }

  /** Cuts the text from an offset on into tokens. */
  protected Lexer lexer(int from) {
    return new Lexer(source.text(), from, source.text().length());
  }

  /** Reads the whole text. */
  void read() {
    int at = 0;
    while (at < tokens.size()) {
      at = step(at);
    }
  }

  private int step(int at) {
    int type = tokens.type(at);
    if (Brackets.isOpening(type)) {
      lookAhead.forget(); // what is known holds outside of the bracket
    }
    if (type == DEF || type == CLASS) {
      return behindHead(at);
    }
    if (type == NAME && isStatementStart(at)) {
      int behind = SoftKeywords.skip(source.text(), tokens, brackets, at);
      if (behind > at) {
        return behind;
      }
    }
    return canStart(type) ? island(at) : at + 1;
  }

  /** Past the name of a function or class: the bracket behind it holds no arguments. */
  private int behindHead(int at) {
    int next = at + 1;
    if (tokens.type(next) == NAME) {
      next++;
      if (tokens.type(next) == LPAR || tokens.type(next) == LSQB) {
        next++;
      }
    }
    return next;
  }

  private boolean isStatementStart(int at) {
    int before = tokens.type(at - 1);
    return at == 0 || before == NEWLINE || before == SEMI || before == COLON;
  }

  static boolean canStart(int type) {
    return switch (type) {
      case NAME,
          NUMBER,
          STRING,
          LPAR,
          LSQB,
          LBRACE,
          PLUS,
          MINUS,
          TILDE,
          NOT,
          LAMBDA,
          AWAIT,
          NONE,
          TRUE,
          FALSE,
          ELLIPSIS ->
          true;
      default -> false;
    };
  }

  private int island(int at) {
    PieceLimits limits = new PieceLimits(tokens, brackets, at);
    if (limits.isEnd(at)) {
      return at + 1;
    }
    if (at < deepUpTo) {
      return operand(at, deepUpTo);
    }
    int quiet = lookAhead.endWithoutCall(limits, at);
    if (quiet >= 0) {
      return behind(at, quiet);
    }
    return expression(at, limits, tokens.size());
  }

  /** Reads the expression that starts at a token and ends before another one. */
  private int expression(int at, PieceLimits limits, int before) {
    int barrier = before;
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Piece piece = Piece.lazy(source, tokens, limits.restarted(barrier));
      Outcome<IslandContext> outcome = Grammar.parse(piece, PythonExpressionParser::island);
      if (outcome.tree().isPresent() && build(piece, outcome.tree().get().tests())) {
        return behind(at, tokenAt(((Tok) outcome.tree().get().getStop()).end(), at));
      }
      if (outcome.tree().isPresent() || outcome.failedAt() < 0) {
        deepUpTo = tokenAt(piece.LT(1).start(), at);
        return operand(at, deepUpTo);
      }
      Tok offender = piece.get(outcome.failedAt());
      int failed = tokenAt(offender.start(), at);
      if (offender.getType() != Tok.EOF && spoil(at, failed)) {
        return island(at);
      }
      barrier = offender.getType() == Tok.EOF ? failed - 1 : failed;
    }
    return operand(at, Math.max(at + 1, barrier));
  }

  /** Where reading goes on behind a piece; a hook for what stands there. */
  protected int behind(int at, int end) {
    return Math.max(end, at + 1);
  }

  private boolean build(Piece piece, TestsContext tree) {
    return build(builder -> builder.tests(tree), piece);
  }

  private boolean build(Consumer<TreeBuilder> build, Piece piece) {
    int mark = calls.mark();
    try {
      build.accept(new TreeBuilder(source, piece, calls));
      return true;
    } catch (ParseFailure tooDeep) {
      calls.reset(mark);
      return false;
    }
  }

  /** The first token from {@code from} on that starts at an offset or behind. */
  private int tokenAt(int offset, int from) {
    int low = from;
    int high = tokens.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (tokens.start(middle) < offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Marks the brackets that are open at a bad token as unreadable; false if there are none. */
  private boolean spoil(int at, int failed) {
    boolean spoiled = false;
    for (int i = at; i < failed; i++) {
      int partner = Brackets.isOpening(tokens.type(i)) ? brackets.partner(i) : -1;
      if (partner >= failed) {
        spoiled = true;
        brackets.spoil(i);
      } else if (partner > i) {
        i = partner;
      }
    }
    return spoiled;
  }

  /** Reads no more than an operand, as what follows it does not fit. */
  private int operand(int at, int failed) {
    // A dot behind which no attribute follows ends a sentence.
    int end = failed > at && tokens.type(failed - 1) == DOT ? failed - 1 : failed;
    if (!isOperandStart(tokens.type(at)) || end <= at) {
      return at + 1;
    }
    PieceLimits limits = new PieceLimits(tokens, brackets, at).restarted(end);
    Piece piece = Piece.lazy(source, tokens, limits);
    Outcome<PrimaryIslandContext> outcome =
        Grammar.parse(piece, PythonExpressionParser::primaryIsland);
    if (outcome.tree().isEmpty()) {
      return at + 1;
    }
    PrimaryContext tree = outcome.tree().get().primary();
    boolean built = build(builder -> builder.primary(tree), piece);
    boolean endless = tree.trailer().size() > Brackets.MAX_DEPTH; // not again from each link
    return built || endless ? behind(at, tokenAt(((Tok) tree.getStop()).end(), at)) : at + 1;
  }

  private static boolean isOperandStart(int type) {
    return switch (type) {
      case PLUS, MINUS, TILDE, NOT, LAMBDA -> false;
      default -> true;
    };
  }
}
