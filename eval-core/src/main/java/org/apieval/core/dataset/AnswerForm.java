package org.apieval.core.dataset;

import java.util.List;
import java.util.Optional;
import org.apieval.api.data.Answer;

/** A form in which other programs record answers. Immutable and thread-safe. */
public final class AnswerForm {

  private final RowFile.ItemReader<Answer> reader;

  private AnswerForm(RowFile.ItemReader<Answer> reader) {
    this.reader = reader;
  }

  RowFile.ItemReader<Answer> reader() {
    return reader;
  }

  /**
   * Rows whose id and text stand in fields that the user names.
   *
   * @param id the path to the question's id, its parts joined by dots, {@code doc.question_id}
   * @param text the path to the answer; numbers are places in lists, {@code choices.0.text}
   */
  public static AnswerForm fields(String id, String text) {
    return new AnswerForm(
        row -> new Answer(row.line(), RowPath.id(row, id), RowPath.text(row, text)));
  }

  /**
   * The results of OpenAI's Batch API: {@code custom_id} is the question's id, a number behind a
   * hash sign aside. A request that failed is an answer without text, and a refusal is an answer.
   */
  public static AnswerForm openAiBatch() {
    String message = "response.body.choices.0.message.";
    return new AnswerForm(
        row ->
            new Answer(
                row.line(),
                RowPath.id(row, "custom_id").replaceFirst("#\\d+$", ""),
                RowPath.find(row, message + "content")
                    .or(() -> RowPath.find(row, message + "refusal"))
                    .map(Object::toString)));
  }

  /**
   * The samples that lm-evaluation-harness logs: {@code doc.question_id} or else {@code doc_id},
   * which counts from 0, tells the question; the first of {@code filtered_resps}, or else of {@code
   * resps}, is the answer.
   */
  public static AnswerForm lmEvaluationHarness() {
    return new AnswerForm(
        row -> new Answer(row.line(), harnessQuestion(row), Optional.of(harnessText(row))));
  }

  private static String harnessQuestion(Row row) throws Row.FieldException {
    if (RowPath.find(row, "doc.question_id").isPresent()) {
      return RowPath.id(row, "doc.question_id");
    }
    return row.required("doc_id") instanceof Number place
        ? Long.toString(place.longValue() + 1)
        : row.id("doc_id");
  }

  private static String harnessText(Row row) throws Row.FieldException {
    for (String path : List.of("filtered_resps.0.0", "filtered_resps.0", "resps.0.0", "resps.0")) {
      if (RowPath.find(row, path).orElse(null) instanceof String text) {
        return text;
      }
    }
    throw row.wrongType("resps", "a list of answers");
  }
}
