package org.apieval.core.python;

import java.util.Optional;
import org.apieval.api.call.Call;
import org.apieval.api.call.Expression;
import org.apieval.core.answer.MappedText;

/**
 * Reads texts that are one Python expression as a whole, such as the calls of a catalogue. Total,
 * stateless and thread-safe.
 */
public final class PythonParser {

  private PythonParser() {}

  /**
   * The expression that a text is, white space and comments aside; line breaks do not end it. Empty
   * for all other texts, and for expressions nested more than 200 levels deep.
   */
  public static Optional<Expression> parseExpression(String text) {
    MappedText mapped = MappedText.of(text);
    return ExpressionReader.read(mapped, 0, text.length(), CallCollector.of(mapped));
  }

  /**
   * The call that a text is, white space and comments aside. Empty for all other texts, and for
   * calls that Python refuses: a keyword given twice, a positional argument behind a keyword
   * argument.
   */
  public static Optional<Call> parseCall(String text) {
    MappedText mapped = MappedText.of(text);
    CallCollector calls = CallCollector.of(mapped);
    return ExpressionReader.read(mapped, 0, text.length(), calls)
        .filter(ignored -> calls.found().stream().allMatch(call -> call.problem().isEmpty()))
        .filter(Call.class::isInstance)
        .map(Call.class::cast);
  }
}
