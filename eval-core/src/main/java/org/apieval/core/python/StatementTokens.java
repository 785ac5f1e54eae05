package org.apieval.core.python;

import static org.apieval.core.python.PythonExpressionParser.*;

import java.util.ArrayList;
import java.util.List;
import org.apieval.core.answer.MappedText;

/** The tokens at the start of a statement in messy text. Not thread-safe. */
final class StatementTokens {

  private static final int MAX_CHARACTERS = 2_000;
  private static final int MAX_TOKENS = 120;

  private final String text;
  private final Tokens tokens = new Tokens(16);
  private int valueStart;

  private StatementTokens(String text) {
    this.text = text;
  }

  /** The tokens up to the first {@code =}, or to the end of the line. */
  static StatementTokens head(String text, int from) {
    return read(text, from, true);
  }

  /** The tokens up to the end of the line. */
  static StatementTokens of(String text, int from) {
    return read(text, from, false);
  }

  private static StatementTokens read(String text, int from, boolean head) {
    int limit = Math.min(text.length(), from + MAX_CHARACTERS);
    MappedText part = MappedText.of(text.substring(from, limit));
    TolerantLexer lexer = new TolerantLexer(part, 0, false);
    StatementTokens statement = new StatementTokens(part.text());
    int depth = 0;
    while (statement.tokens.size() < MAX_TOKENS && lexer.next()) {
      int type = lexer.type();
      depth += Brackets.isOpening(type) ? 1 : Brackets.isClosing(type) ? -1 : 0;
      if (depth < 0 || (depth == 0 && (type == NEWLINE || type == SEMI))) {
        break;
      }
      lexer.addTo(statement.tokens);
      if (head && type == ASSIGN && depth == 0) {
        statement.valueStart = from + lexer.end();
        break;
      }
    }
    return statement;
  }

  Tokens tokens() {
    return tokens;
  }

  String text(int index) {
    return text.substring(tokens.start(index), tokens.end(index));
  }

  /** The offset behind the {@code =} in the whole text. */
  int valueStart() {
    return valueStart;
  }

  /** The names that are assigned; none if the tokens are no assignment. */
  List<String> targets() {
    int last = tokens.size() - 1;
    if (last < 1 || tokens.type(last) != ASSIGN) {
      return List.of();
    }
    if (tokens.type(0) == NAME && tokens.type(1) == COLON) {
      return List.of(text(0));
    }
    List<String> names = new ArrayList<>();
    for (int i = 0; i < last; i++) {
      int type = tokens.type(i);
      boolean name = i % 2 == 0 && (type == NAME || (type == ARG_NAME && i == last - 1));
      if (!name && !(i % 2 == 1 && type == COMMA)) {
        return List.of();
      }
      if (name) {
        names.add(text(i));
      }
    }
    return names;
  }

  /** Whether what looks like an assignment is an argument on a line of its own. */
  static boolean isArgument(String text, int start) {
    int before = start - 1;
    while (before >= 0 && isBlank(text, before)) {
      before--;
    }
    char last = before < 0 ? ' ' : text.charAt(before);
    return last == '(' || last == ',';
  }

  private static boolean isBlank(String text, int at) {
    char character = text.charAt(at);
    boolean escape = character == '\\' || (at > 0 && text.charAt(at - 1) == '\\');
    return character <= ' ' || (escape && "\\nrt".indexOf(character) >= 0);
  }
}
