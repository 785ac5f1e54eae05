package org.apieval.core.training;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.jspecify.annotations.Nullable;

/** Writes full answers in the published form from what a catalogue says of an API. */
final class AnswerText {

  private AnswerText() {}

  /**
   * The answer to a question.
   *
   * @param entry the gold API's entry; without one the answer has a domain and a call
   */
  static String of(Question question, Optional<ApiRecord> entry) {
    StringBuilder text = new StringBuilder();
    add(text, "domain", question.domain());
    add(text, "api_call", question.goldCall());
    entry.ifPresent(api -> add(text, api));
    return text.toString();
  }

  private static void add(StringBuilder text, ApiRecord entry) {
    add(text, "api_provider", entry.text("framework"));
    String description = entry.text("description");
    add(text, "explanation", description.isEmpty() ? entry.text("functionality") : description);
    add(text, "code", code(entry.fields().get("example_code")));
  }

  private static void add(StringBuilder text, String tag, String value) {
    if (!value.isBlank()) {
      text.append(text.isEmpty() ? "" : "\n")
          .append("<<<")
          .append(tag)
          .append(">>>: ")
          .append(value.strip());
    }
  }

  /** Code stands as one text, or as a list of its lines. */
  private static String code(@Nullable Object value) {
    return value instanceof List<?> lines
        ? lines.stream()
            .filter(Objects::nonNull)
            .map(Object::toString)
            .collect(Collectors.joining("\n"))
        : value == null ? "" : value.toString();
  }
}
