package org.apieval.core.python;

import org.antlr.v4.runtime.NoViableAltException;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.atn.ATNConfigSet;
import org.antlr.v4.runtime.atn.ParserATNSimulator;

/** ANTLR's prediction with failures that cost nothing. Not thread-safe; its caches are. */
final class QuickPrediction extends ParserATNSimulator {

  private final PythonExpressionParser parser;

  QuickPrediction(PythonExpressionParser parser) {
    super(
        parser,
        PythonExpressionParser._ATN,
        PythonExpressionParser._decisionToDFA,
        PythonExpressionParser._sharedContextCache);
    this.parser = parser;
  }

  @Override
  protected NoViableAltException noViableAlt(
      TokenStream input, ParserRuleContext outerContext, ATNConfigSet configs, int startIndex) {
    return new Failure(parser, input, input.get(startIndex), input.LT(1), configs, outerContext);
  }

  private static final class Failure extends NoViableAltException {

    private static final long serialVersionUID = 1L;

    Failure(
        PythonExpressionParser parser,
        TokenStream input,
        Token start,
        Token offending,
        ATNConfigSet configs,
        ParserRuleContext context) {
      super(parser, input, start, offending, configs, context);
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
      return this;
    }
  }
}
