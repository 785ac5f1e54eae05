package org.apieval.core.python;

import java.util.Optional;
import java.util.function.Function;
import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;

/**
 * Runs the generated parser: the quick SLL prediction first, full LL where that fails. Stateless
 * and thread-safe.
 */
final class Grammar {

  private Grammar() {}

  /**
   * What became of a parse.
   *
   * @param tree the tree; empty if the tokens do not fit
   * @param failedAt index of the token that did not fit; -1 where the nesting is too deep
   */
  record Outcome<T extends ParserRuleContext>(Optional<T> tree, int failedAt) {}

  /** Parses from the start of a piece. */
  static <T extends ParserRuleContext> Outcome<T> parse(
      Piece piece, Function<PythonExpressionParser, T> rule) {
    Outcome<T> quick = parse(piece, rule, PredictionMode.SLL);
    return quick.tree().isPresent() || quick.failedAt() < 0
        ? quick
        : parse(piece, rule, PredictionMode.LL);
  }

  private static <T extends ParserRuleContext> Outcome<T> parse(
      Piece piece, Function<PythonExpressionParser, T> rule, PredictionMode mode) {
    piece.seek(0);
    PythonExpressionParser parser = new PythonExpressionParser(piece);
    parser.removeErrorListeners();
    parser.setErrorHandler(new GiveUp());
    parser.setInterpreter(new QuickPrediction(parser));
    parser.getInterpreter().setPredictionMode(mode);
    try {
      return new Outcome<>(Optional.of(rule.apply(parser)), 0);
    } catch (ParseFailure failure) {
      return new Outcome<>(Optional.empty(), failure.failedAt());
    }
  }

  /** Ends a parse at the first token that does not fit. */
  private static final class GiveUp extends DefaultErrorStrategy {

    @Override
    public void reportError(Parser parser, RecognitionException failure) {
      // nobody reads the message
    }

    @Override
    public void recover(Parser parser, RecognitionException failure) {
      throw new ParseFailure(failure.getOffendingToken().getTokenIndex());
    }

    @Override
    public Token recoverInline(Parser parser) {
      throw new ParseFailure(parser.getCurrentToken().getTokenIndex());
    }

    @Override
    public void sync(Parser parser) {
      // no repair by single tokens: a piece fits or does not
    }
  }
}
