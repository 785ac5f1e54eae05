package org.apieval.core.lint;

import java.util.Optional;
import java.util.regex.Pattern;
import org.apieval.api.call.Call;
import org.apieval.api.call.Expression;
import org.apieval.api.call.Verbatim;
import org.apieval.core.Printable;
import org.apieval.core.answer.MappedText;
import org.apieval.core.python.CallFinder;
import org.apieval.core.python.PythonParser;
import org.apieval.core.python.SourceCall;

/** Tells whether Python would take a text as a call. Stateless and thread-safe. */
final class PythonCheck {

  private static final int LONGEST_REASON = 120;

  /** {@code model =}, {@code model, tokenizer =}. */
  private static final Pattern TARGETS =
      Pattern.compile("\\A\\s*+[\\p{L}_]\\w*+(?:\\s*+,\\s*+[\\p{L}_]\\w*+)*+\\s*+=(?!=)");

  private static final Pattern SEVERAL_STATEMENTS = Pattern.compile("\\S\\s*[;\\n]\\s*\\S");

  private final CallFinder finder = new CallFinder();

  /**
   * Why Python refuses a text, or finds no call in it; empty if it takes it. May be a call, an
   * expression around one, or either of them assigned to a name. Code of several statements is
   * refused only for its calls.
   */
  Optional<String> refusal(String text) {
    String value = TARGETS.matcher(text).replaceFirst("").strip();
    if (PythonParser.parseCall(value).isPresent()) {
      return Optional.empty();
    }
    Optional<Expression> expression = PythonParser.parseExpression(value);
    if (expression.isPresent() && !holdsCall(expression.get())) {
      return Optional.of("it calls nothing");
    }
    Optional<String> problem =
        finder.inCode(MappedText.of(value)).stream()
            .map(SourceCall::problem)
            .flatMap(Optional::stream)
            .findFirst()
            .map(reason -> Printable.text(reason, LONGEST_REASON));
    if (problem.isPresent()) {
      return problem;
    }
    boolean whole = expression.isPresent() || SEVERAL_STATEMENTS.matcher(value).find();
    return whole ? Optional.empty() : Optional.of("it is not one expression");
  }

  private static boolean holdsCall(Expression expression) {
    return expression
        .descendants()
        .anyMatch(node -> node instanceof Call || node instanceof Verbatim);
  }
}
