package org.apieval.core.dataset;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.Printable;
import org.apieval.core.dataset.HubData.QuestionFields;
import org.apieval.core.dataset.HubData.QuestionFiles;
import org.apieval.core.dataset.HubData.QuestionLayout;
import org.apieval.core.dataset.HubData.QuestionsInCatalogue;

/** Reads the questions of a hub, in files of their own or in the catalogue. Used once. */
final class HubQuestions {

  private final Set<String> ids = new LinkedHashSet<>();
  private final ConstraintFields constraints = new ConstraintFields();

  private HubQuestions() {}

  /**
   * Reads all questions; of two with one id the second is a problem.
   *
   * @throws org.apieval.core.EvalException USER if a file is missing or unreadable
   */
  static DataFile<QuestionLine> read(QuestionLayout layout, CatalogueFiles catalogue) {
    return layout instanceof QuestionFiles files
        ? new HubQuestions().inFiles(files)
        : new HubQuestions().inCatalogue(((QuestionsInCatalogue) layout).field(), catalogue);
  }

  private DataFile<QuestionLine> inFiles(QuestionFiles layout) {
    return new RecordFiles<QuestionLine>((file, place, row) -> line(layout, row))
        .read(FileKind.QUESTIONS, layout.files());
  }

  private QuestionLine line(QuestionFiles layout, Row row) throws Row.FieldException {
    Question question =
        layout.fields().isPresent()
            ? question(layout.fields().get(), row)
            : QuestionReader.question(row);
    if (!ids.add(question.id())) {
      throw new Row.FieldException(
          layout.fields().flatMap(QuestionFields::id).orElse("question_id"),
          "is " + Printable.text(question.id(), 40) + " again; the first one counts");
    }
    return new QuestionLine(row.line(), question, constraints.read(row));
  }

  private static Question question(QuestionFields fields, Row row) throws Row.FieldException {
    String id =
        fields.id().isPresent()
            ? RowPath.id(row, fields.id().get())
            : Integer.toString(row.line() + 1);
    return new Question(
        id,
        RowPath.filledText(row, fields.text()),
        RowPath.filledText(row, fields.domain()),
        RowPath.filledText(row, fields.call()));
  }

  private DataFile<QuestionLine> inCatalogue(String field, CatalogueFiles catalogue) {
    DataFile<ApiRecord> records = catalogue.records();
    List<QuestionLine> questions = new ArrayList<>();
    List<DataProblem> problems = new ArrayList<>();
    for (int i = 0; i < records.items().size(); i++) {
      ApiRecord record = records.items().get(i);
      try {
        questions.addAll(questions(field, catalogue.ids().get(i), record));
      } catch (Row.FieldException e) {
        Place place = records.places().of(record.line());
        problems.add(new DataProblem(place.file(), place.line(), e.getMessage()));
      }
    }
    Optional<String> unusable =
        questions.isEmpty()
            ? Optional.of("has no question in \"" + field + "\"")
            : Optional.empty();
    return new DataFile<>(
        records.name(),
        questions,
        problems,
        OptionalInt.empty(),
        List.of(),
        records.places(),
        unusable);
  }

  private List<QuestionLine> questions(String field, String recordId, ApiRecord record)
      throws Row.FieldException {
    List<QuestionLine> questions = new ArrayList<>();
    for (String text : texts(field, new Row(record.line(), record.fields()))) {
      String id = recordId + "/" + (questions.size() + 1);
      if (!ids.add(id)) {
        throw new Row.FieldException(
            field,
            "has the id " + Printable.text(id, 60) + " as that of another file; the first counts");
      }
      questions.add(
          new QuestionLine(
              record.line(), new Question(id, text, record.domain(), record.apiCall())));
    }
    return questions;
  }

  private static List<String> texts(String field, Row row) throws Row.FieldException {
    Object value = RowPath.find(row, field).orElse(List.of());
    List<?> all = value instanceof List<?> list ? list : List.of(value);
    List<String> texts = new ArrayList<>();
    for (Object element : all) {
      if (!(element instanceof String text) || text.isBlank()) {
        throw new Row.FieldException(
            field,
            "must be a list of texts with something in them, not "
                + Row.describe(element)
                + " in it");
      }
      texts.add(text);
    }
    return texts;
  }
}
