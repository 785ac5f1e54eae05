package org.apieval.core.python;

import static org.apieval.core.python.PythonExpressionParser.*;

import java.util.List;
import java.util.Optional;
import org.apieval.api.call.Expression;
import org.apieval.api.call.ListNode;
import org.apieval.api.call.TupleNode;
import org.apieval.core.answer.MappedText;

/** Reads what is assigned at one place. Stateless and thread-safe. */
final class AssignedValue {

  private static final int MAX_CHARACTERS = 12_000;

  private AssignedValue() {}

  /**
   * The value of an assignment; empty where it is no expression or does not end where it should.
   */
  static Optional<Expression> read(Assignment assignment) {
    return assignment
        .value()
        .flatMap(AssignedValue::read)
        .flatMap(value -> element(value, assignment.position()));
  }

  private static Optional<Expression> element(Expression value, int position) {
    if (position < 0) {
      return Optional.of(value);
    }
    List<Expression> elements = List.of();
    if (value instanceof TupleNode tuple) {
      elements = tuple.elements();
    } else if (value instanceof ListNode list) {
      elements = list.elements();
    }
    return position < elements.size() ? Optional.of(elements.get(position)) : Optional.empty();
  }

  private static Optional<Expression> read(Assignment.Source source) {
    int limit = Math.min(source.text().length(), source.offset() + MAX_CHARACTERS);
    MappedText text = MappedText.of(source.text().substring(source.offset(), limit));
    Tokens tokens = tokens(text);
    Piece piece = Piece.of(text.text(), tokens, 0, end(tokens));
    Optional<IslandContext> tree =
        Grammar.parse(piece, PythonExpressionParser::island)
            .tree()
            .filter(island -> isEnd(piece, island.getStop().getTokenIndex() + 1));
    try {
      return tree.map(
          island -> new TreeBuilder(text, piece, CallCollector.none()).tests(island.tests()));
    } catch (ParseFailure tooDeep) {
      return Optional.empty();
    }
  }

  /** Where the value ends: with the tokens, or before {@code , name =}, a next assignment. */
  private static int end(Tokens tokens) {
    int depth = 0;
    for (int at = 0; at < tokens.size(); at++) {
      int type = tokens.type(at);
      depth += Brackets.isOpening(type) ? 1 : Brackets.isClosing(type) ? -1 : 0;
      if (depth == 0 && type == COMMA && isTarget(tokens, at + 1)) {
        return at;
      }
    }
    return tokens.size();
  }

  private static boolean isTarget(Tokens tokens, int at) {
    return tokens.type(at) == ARG_NAME && tokens.type(at + 1) == ASSIGN;
  }

  private static Tokens tokens(MappedText text) {
    TolerantLexer lexer = new TolerantLexer(text, 0, false);
    Tokens tokens = new Tokens(16);
    int depth = 0;
    while (lexer.next()) {
      int type = lexer.type();
      depth += Brackets.isOpening(type) ? 1 : Brackets.isClosing(type) ? -1 : 0;
      boolean tag = type == SHIFT && text.text().startsWith("<<<", lexer.start());
      boolean end = depth == 0 && (type == NEWLINE || type == SEMI || type == OTHER || tag);
      if (depth < 0 || depth > Brackets.MAX_DEPTH || end) {
        break;
      }
      lexer.addTo(tokens);
    }
    return tokens;
  }

  /** Whether the value ends at this token: with the line, or before a stray quote. */
  private static boolean isEnd(Piece piece, int index) {
    return index >= piece.size();
  }
}
