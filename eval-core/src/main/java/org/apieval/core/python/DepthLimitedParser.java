package org.apieval.core.python;

import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.TokenStream;

/**
 * A parser that gives up before deep nesting can exhaust the stack: Python itself allows 200 open
 * brackets.
 */
abstract class DepthLimitedParser extends Parser {

  private static final int MAX_RULES = 1_200; // 200 brackets, six rules each

  private int rules;

  DepthLimitedParser(TokenStream input) {
    super(input);
  }

  @Override
  public void enterRule(ParserRuleContext context, int state, int ruleIndex) {
    deeper();
    super.enterRule(context, state, ruleIndex);
  }

  @Override
  public void exitRule() {
    rules--;
    super.exitRule();
  }

  @Override
  public void enterRecursionRule(
      ParserRuleContext context, int state, int ruleIndex, int precedence) {
    deeper();
    super.enterRecursionRule(context, state, ruleIndex, precedence);
  }

  @Override
  public void unrollRecursionContexts(ParserRuleContext parent) {
    rules--;
    super.unrollRecursionContexts(parent);
  }

  @Override
  public void reset() {
    rules = 0;
    super.reset();
  }

  private void deeper() {
    if (++rules > MAX_RULES) {
      throw new ParseFailure(-1);
    }
  }
}
