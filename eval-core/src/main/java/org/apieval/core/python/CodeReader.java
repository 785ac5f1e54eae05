package org.apieval.core.python;

import static org.apieval.core.python.PythonExpressionParser.*;

import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.apieval.core.answer.MappedText;
import org.apieval.core.python.Grammar.Outcome;

/**
 * Finds the calls of Python source without reading its statements: wherever an expression can
 * start, the longest one that starts there is read. Strings and comments are never looked into. Not
 * thread-safe; one for each text.
 */
class CodeReader {

  protected final MappedText source;
  protected final CallCollector calls;
  protected Tokens tokens;
  protected Brackets brackets;

  CodeReader(MappedText source, CallCollector calls) {
    this.source = source;
    this.calls = calls;
    this.tokens = lexer(0).rest();
    this.brackets = Brackets.of(tokens);
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
    int end = pieceEnd(at);
    if (end == at) {
      return at + 1;
    }
    if (!mayHoldCall(at, end)) {
      return behind(at, end);
    }
    Piece piece = Piece.of(source.text(), tokens, at, end);
    Outcome<IslandContext> outcome = Grammar.parse(piece, PythonExpressionParser::island);
    if (outcome.tree().isPresent() && build(piece, outcome.tree().get())) {
      return behind(at, tokenAt(((Tok) outcome.tree().get().getStop()).end(), at, end));
    }
    int failed = outcome.tree().isPresent() ? at : failedToken(piece, outcome.failedAt(), at, end);
    return spoil(at, failed, end) ? island(at) : operand(at, Math.min(failed, end));
  }

  /** Where reading goes on behind a piece; a hook for what stands there. */
  protected int behind(int at, int end) {
    return Math.max(end, at + 1);
  }

  private boolean build(Piece piece, IslandContext tree) {
    int mark = calls.mark();
    try {
      new TreeBuilder(source, piece, calls).tests(tree.tests());
      return true;
    } catch (ParseCancellationException tooDeep) {
      calls.reset(mark);
      return false;
    }
  }

  private int failedToken(Piece piece, int failedAt, int at, int end) {
    if (failedAt < 0) {
      return at;
    }
    return failedAt >= piece.size() ? end : tokenAt(piece.get(failedAt).start(), at, end);
  }

  /** The first token from {@code from} on that starts at an offset or behind. */
  private int tokenAt(int offset, int from, int end) {
    int low = from;
    int high = end;
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
  private boolean spoil(int at, int failed, int end) {
    boolean spoiled = false;
    for (int i = at; i < failed && i < end; i++) {
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
    if (mayHoldCall(at, end)) {
      Piece piece = Piece.of(source.text(), tokens, at, end);
      Outcome<PrimaryIslandContext> outcome =
          Grammar.parse(piece, PythonExpressionParser::primaryIsland);
      if (outcome.tree().isPresent() && buildPrimary(piece, outcome.tree().get())) {
        return behind(at, tokenAt(((Tok) outcome.tree().get().getStop()).end(), at, end));
      }
    }
    return at + 1;
  }

  private boolean buildPrimary(Piece piece, PrimaryIslandContext tree) {
    int mark = calls.mark();
    try {
      new TreeBuilder(source, piece, calls).primary(tree.primary());
      return true;
    } catch (ParseCancellationException tooDeep) {
      calls.reset(mark);
      return false;
    }
  }

  /** Up to where the tokens can belong to one expression. */
  private int pieceEnd(int from) {
    boolean lambda = false;
    int at = from;
    while (at < tokens.size()) {
      int type = tokens.type(at);
      if (Brackets.isOpening(type)) {
        int partner = brackets.partner(at);
        if (partner < 0) {
          return at;
        }
        at = partner;
      } else if (type == LAMBDA) {
        lambda = true;
      } else if (isEnd(type) && !(lambda && isLambdaPart(type))) {
        return at;
      }
      at++;
    }
    return at;
  }

  private static boolean isLambdaPart(int type) {
    return type == COLON || type == ASSIGN || type == ARG_NAME;
  }

  private static boolean isEnd(int type) {
    return switch (type) {
      case NEWLINE,
          SEMI,
          RPAR,
          RSQB,
          RBRACE,
          COLON,
          ASSIGN,
          AUG_ASSIGN,
          ARROW,
          OTHER,
          KEYWORD,
          DEF,
          CLASS,
          FROM,
          YIELD ->
          true;
      default -> false;
    };
  }

  /** Whether a bracket in this run could open the arguments of a call. */
  private boolean mayHoldCall(int from, int to) {
    for (int i = from; i < to; i++) {
      int type = tokens.type(i);
      if (type == LPAR && i > from && isCalleeEnd(tokens.type(i - 1))) {
        return true;
      }
      if (type == STRING && isFormatWithCall(i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isCalleeEnd(int type) {
    return switch (type) {
      case NAME, STRING, NUMBER, RPAR, RSQB, RBRACE, NEWLINE, NONE, TRUE, FALSE, ELLIPSIS -> true;
      default -> false;
    };
  }

  private boolean isFormatWithCall(int index) {
    String text = source.text();
    int start = tokens.start(index);
    char first = text.charAt(start);
    if (first == '\'' || first == '"') {
      return false;
    }
    int quote = start;
    while (text.charAt(quote) != '\'' && text.charAt(quote) != '"') {
      quote++;
    }
    return Literals.hasPrefix(text, start, quote, 'f')
        && text.substring(quote, tokens.end(index)).indexOf('(') >= 0;
  }
}
