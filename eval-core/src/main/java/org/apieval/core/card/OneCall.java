package org.apieval.core.card;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apieval.core.python.PythonParser;

/** Texts that are one Python call, perhaps assigned to a name. Stateless and thread-safe. */
final class OneCall {

  private static final Pattern ASSIGNMENT =
      Pattern.compile("\\A[A-Za-z_][\\w, ]{0,100}=(?!=)\\s*(.*)\\z", Pattern.DOTALL);

  private OneCall() {}

  /** The call as it is written, without what it is assigned to; empty where a text is no call. */
  static Optional<String> in(String text) {
    Matcher assignment = ASSIGNMENT.matcher(text);
    String call = assignment.matches() ? assignment.group(1) : text;
    return PythonParser.parseCall(call).isPresent() ? Optional.of(call.strip()) : Optional.empty();
  }
}
