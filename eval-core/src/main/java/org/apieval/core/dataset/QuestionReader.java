package org.apieval.core.dataset;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apieval.api.data.Question;
import org.apieval.core.Printable;
import org.apieval.core.constraint.Constraint;

/**
 * Reads questions with gold calls, in the published form ({@code code}, {@code api_call}, {@code
 * api_data}) or this project's own ({@code question_id}, {@code text}, {@code domain}, {@code
 * api_call}); which one is seen row by row. Used for one file, by one thread.
 */
final class QuestionReader {

  private final Map<String, Integer> lineOfId = new HashMap<>();
  private final Map<String, List<Constraint>> constraints = new LinkedHashMap<>();
  private final ConstraintFields constraintFields = new ConstraintFields();

  /** The rows that can be used; of two questions with one id the second is a problem. */
  static RowFile<Question> read(SourceText source) {
    return new QuestionReader().all(source);
  }

  /** As {@link #read}; what the questions want beside their domain is in {@link #constraints}. */
  RowFile<Question> all(SourceText source) {
    return RowFile.read(source, FileKind.QUESTIONS, this::item);
  }

  /** The constraints of those questions that have any, by id. */
  Map<String, List<Constraint>> constraints() {
    return constraints;
  }

  /** The same of a file that may be of no use at all, with the lines they stand on. */
  static DataFile<QuestionLine> scan(SourceText source) {
    QuestionReader reader = new QuestionReader();
    return RowFile.scan(
        source, FileKind.QUESTIONS, row -> new QuestionLine(row.line(), reader.item(row)));
  }

  /** The same with all that they say. */
  static DataFile<QuestionRow> scanRows(SourceText source) {
    QuestionReader reader = new QuestionReader();
    return RowFile.scan(
        source,
        FileKind.QUESTIONS,
        row -> new QuestionRow(row.line(), reader.item(row), row.fields()));
  }

  /** The question in a row. */
  Question item(Row row) throws Row.FieldException {
    Question question = question(row);
    List<Constraint> wanted = constraintFields.read(row);
    Integer first = lineOfId.putIfAbsent(question.id(), row.line());
    if (first != null) {
      String id = Printable.text(question.id(), 40);
      throw new Row.FieldException(
          "question_id", "is " + id + " again; line " + (first + 1) + " counts");
    }
    if (!wanted.isEmpty()) {
      constraints.put(question.id(), wanted);
    }
    return question;
  }

  /** The question of a row in whichever of the two forms it has. */
  static Question question(Row row) throws Row.FieldException {
    return isPublished(row) ? published(row) : own(row);
  }

  /** Whether a row has the published form. */
  static boolean isPublished(Row row) {
    return row.has("api_data") || row.has("code") && !row.has("text");
  }

  private static Question published(Row row) throws Row.FieldException {
    String text = InstructionText.of(row.filledText("code"));
    String goldCall = row.filledText("api_call");
    String domain = row.object("api_data").filledText("api_data.domain");
    return new Question(id(row), text, domain, goldCall);
  }

  private static Question own(Row row) throws Row.FieldException {
    String id = id(row);
    String text = row.filledText("text");
    String domain = row.filledText("domain");
    return new Question(id, text, domain, row.filledText("api_call"));
  }

  /** What the row says, else the published numbering: the line, 1-based. */
  private static String id(Row row) throws Row.FieldException {
    return row.has("question_id") ? row.id("question_id") : Integer.toString(row.line() + 1);
  }
}
