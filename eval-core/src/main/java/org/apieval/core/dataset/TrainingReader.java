package org.apieval.core.dataset;

import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.jspecify.annotations.Nullable;

/**
 * Reads training pairs: what {@link QuestionReader} reads, and with it the answer in {@code code}
 * and the document in {@code api_data} of the published form. Used for one file, by one thread.
 */
final class TrainingReader {

  private final QuestionReader questions = new QuestionReader();

  private TrainingReader() {}

  /** The rows that can be used; every other one is a problem. */
  static RowFile<TrainingPair> read(SourceText source) {
    return RowFile.read(source, FileKind.QUESTIONS, new TrainingReader()::item);
  }

  private TrainingPair item(Row row) throws Row.FieldException {
    Question question = questions.item(row);
    return QuestionReader.isPublished(row)
        ? new TrainingPair(question, InstructionText.output(row.text("code")), document(row))
        : new TrainingPair(question, Optional.empty(), Optional.empty());
  }

  /** The document of a row that has been read as a question; empty where it has no call. */
  private static Optional<ApiRecord> document(Row row) throws Row.FieldException {
    @SuppressWarnings("unchecked") // JsonValues makes no other maps
    Map<String, @Nullable Object> fields = (Map<String, @Nullable Object>) row.required("api_data");
    String domain = new Row(row.line(), fields).text("domain");
    return fields.get("api_call") instanceof String call && !call.isBlank()
        ? Optional.of(new ApiRecord(row.line(), domain, call, fields))
        : Optional.empty();
  }
}
