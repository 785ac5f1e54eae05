package org.apieval.core.python;

import java.util.List;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.TokenStream;
import org.apieval.core.python.PythonExpressionParser.AtomContext;
import org.apieval.core.python.PythonExpressionParser.EntryContext;

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

  /** Refuses braces that hold entries of a dictionary and elements of a set. */
  final void checkEntries(AtomContext braces) {
    List<EntryContext> entries = braces.entry();
    for (int i = 1; i < entries.size(); i++) {
      if (isPair(entries.get(i)) != isPair(entries.get(0))) {
        throw new ParseFailure(entries.get(i).getStart().getTokenIndex());
      }
    }
  }

  private static boolean isPair(EntryContext entry) {
    return entry.COLON() != null || entry.DOUBLE_STAR() != null;
  }

  private void deeper() {
    if (++rules > MAX_RULES) {
      throw new ParseFailure(-1);
    }
  }
}
