package org.apieval.core.python;

import static org.apieval.core.python.PythonExpressionParser.*;

import java.util.ArrayList;
import java.util.List;

/** The names that the head of a compound statement binds. Stateless and thread-safe. */
final class BlockTargets {

  private BlockTargets() {}

  /**
   * @param tokens what follows the keyword
   * @param keyword {@code for}, {@code with} or {@code def}
   */
  static List<String> names(StatementTokens tokens, String keyword) {
    return switch (keyword) {
      case "for" -> loop(tokens);
      case "with" -> aliases(tokens);
      default -> parameters(tokens);
    };
  }

  private static List<String> loop(StatementTokens statement) {
    Tokens tokens = statement.tokens();
    List<String> names = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.type(i) == IN) {
        return names;
      }
      if (tokens.type(i) == NAME) {
        names.add(statement.text(i));
      }
    }
    return List.of();
  }

  private static List<String> aliases(StatementTokens statement) {
    Tokens tokens = statement.tokens();
    List<String> names = new ArrayList<>();
    for (int i = 1; i < tokens.size(); i++) {
      boolean behindAs = tokens.type(i - 1) == KEYWORD && statement.text(i - 1).equals("as");
      if (behindAs && tokens.type(i) == NAME) {
        names.add(statement.text(i));
      }
    }
    return names;
  }

  private static List<String> parameters(StatementTokens statement) {
    Tokens tokens = statement.tokens();
    List<String> names = new ArrayList<>();
    if (tokens.type(0) != NAME || tokens.type(1) != LPAR) {
      return names;
    }
    int depth = 1;
    for (int i = 2; i < tokens.size() && depth > 0; i++) {
      int type = tokens.type(i);
      depth += Brackets.isOpening(type) ? 1 : Brackets.isClosing(type) ? -1 : 0;
      boolean first =
          switch (tokens.type(i - 1)) {
            case LPAR, COMMA, STAR, DOUBLE_STAR -> true;
            default -> false;
          };
      if (depth == 1 && first && (type == NAME || type == ARG_NAME)) {
        names.add(statement.text(i));
      }
    }
    return names;
  }
}
