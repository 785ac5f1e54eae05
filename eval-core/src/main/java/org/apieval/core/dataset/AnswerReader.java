package org.apieval.core.dataset;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.Answer;

/**
 * Reads recorded answers: objects with {@code question_id} and {@code text}, which may be null, and
 * perhaps a {@code prompt}, as {@code apieval run} writes it.
 */
final class AnswerReader {

  private AnswerReader() {}

  /** The answers that can be read; every other line is a problem. */
  static AnswerFile read(String name, SourceText source) {
    return read(name, source, AnswerReader::item);
  }

  /** The same of a file in another form. */
  static AnswerFile read(String name, SourceText source, RowFile.ItemReader<Answer> form) {
    Map<Integer, String> prompts = new HashMap<>();
    RowFile<Answer> rows =
        RowFile.read(
            source,
            FileKind.ANSWERS,
            row -> {
              Answer answer = form.read(row);
              if (row.fields().get("prompt") instanceof String prompt) {
                prompts.put(row.line(), prompt);
              }
              return answer;
            });
    return new AnswerFile(name, rows.items(), rows.problems(), prompts);
  }

  /** The same of a file that may be of no use at all. */
  static DataFile<Answer> scan(SourceText source) {
    return RowFile.scan(source, FileKind.ANSWERS, AnswerReader::item);
  }

  /** The answer in a row. */
  static Answer item(Row row) throws Row.FieldException {
    String id = row.id("question_id");
    Object text = row.required("text");
    if (text != null && !(text instanceof String)) {
      throw row.wrongType("text", "a string or null");
    }
    return new Answer(row.line(), id, Optional.ofNullable((String) text));
  }
}
