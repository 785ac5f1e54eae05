package org.apieval.core.dataset;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.apieval.core.constraint.Constraint;

/**
 * Reads the data of a hub from where its {@link HubData} says they are. Stateless and thread-safe.
 */
public final class HubDataReader {

  /**
   * A benchmark.
   *
   * @param answers files of answers instead of those of the data; empty for those
   * @throws EvalException USER if there are no questions, or a file is missing or of no use
   */
  public Benchmark benchmark(HubRules hub, HubData data, List<Path> answers) {
    CatalogueFiles catalogue = CatalogueFiles.read(data.catalogue());
    DataFile<ApiRecord> apis = catalogue.records().usable();
    DataFile<QuestionLine> asked =
        questions(data, catalogue)
            .orElseThrow(() -> EvalException.user("the hub " + hub.id() + " names no questions"))
            .usable();
    Map<String, Question> questions = new LinkedHashMap<>();
    Map<String, List<Constraint>> constraints = new LinkedHashMap<>();
    for (QuestionLine line : asked.items()) {
      questions.put(line.question().id(), line.question());
      if (!line.constraints().isEmpty()) {
        constraints.put(line.question().id(), line.constraints());
      }
    }
    List<DataProblem> problems = new ArrayList<>();
    for (DataFile<?> file : List.of(apis, asked)) {
      problems.addAll(file.notes());
      problems.addAll(file.problems());
    }
    List<AnswerFile> recorded = new ArrayList<>();
    AnswerNames.of(files(data, answers))
        .forEach(
            (file, name) ->
                recorded.add(AnswerReader.read(name, SourceText.read(file), form(data))));
    return new Benchmark(
        hub, apis.items(), questions, recorded, problems, apis.places(), constraints);
  }

  /** The catalogue, which may be of no use at all. */
  public DataFile<ApiRecord> catalogue(HubData data) {
    return CatalogueFiles.read(data.catalogue()).records();
  }

  /** The questions, which may be of no use at all; empty where the hub has none. */
  public Optional<DataFile<QuestionLine>> questions(HubData data) {
    return questions(data, CatalogueFiles.read(data.catalogue()));
  }

  /**
   * The answers, each file of which may be of no use at all.
   *
   * @param given files instead of those of the data; empty for those
   */
  public List<DataFile<Answer>> answers(HubData data, List<Path> given) {
    return files(data, given).stream()
        .map(file -> RowFile.scan(SourceText.read(file), FileKind.ANSWERS, form(data)))
        .toList();
  }

  private static Optional<DataFile<QuestionLine>> questions(
      HubData data, CatalogueFiles catalogue) {
    return data.questions().map(layout -> HubQuestions.read(layout, catalogue));
  }

  private static List<Path> files(HubData data, List<Path> given) {
    return given.isEmpty()
        ? data.answers().map(HubData.AnswerLayout::files).orElse(List.of())
        : given;
  }

  private static RowFile.ItemReader<Answer> form(HubData data) {
    return data.answers()
        .filter(layout -> !layout.hasUsualFields())
        .map(layout -> AnswerForm.fields(layout.question(), layout.text()).reader())
        .orElse(AnswerReader::item);
  }
}
