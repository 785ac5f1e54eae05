package org.apieval.core.python;

import java.util.Optional;
import org.apieval.api.call.Expression;
import org.apieval.core.answer.MappedText;

/** Reads a part of a text that must be one expression as a whole. Stateless and thread-safe. */
final class ExpressionReader {

  private ExpressionReader() {}

  /** The expression between two offsets; its calls go to {@code calls} only if there is one. */
  static Optional<Expression> read(MappedText text, int from, int to, CallCollector calls) {
    Tokens tokens = Lexer.tokens(text.text(), from, to);
    if (tokens.size() == 0 || Brackets.of(tokens).isTooDeep()) {
      return Optional.empty();
    }
    Piece piece = Piece.of(text.text(), tokens, 0, tokens.size());
    Optional<PythonExpressionParser.WholeContext> tree =
        Grammar.parse(piece, PythonExpressionParser::whole).tree();
    int mark = calls.mark();
    try {
      return tree.map(whole -> new TreeBuilder(text, piece, calls).tests(whole.tests()));
    } catch (ParseFailure tooDeep) {
      calls.reset(mark);
      return Optional.empty();
    }
  }
}
