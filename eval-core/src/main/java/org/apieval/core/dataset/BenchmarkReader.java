package org.apieval.core.dataset;

import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.HubRules;
import org.apieval.api.hub.HubSample;
import org.apieval.core.EvalException;
import org.apieval.core.constraint.Constraint;

/**
 * Reads benchmarks: a hub's catalogue, questions and recorded answers. A broken line is reported
 * and costs only itself; a file that cannot be used at all is an {@link EvalException} with one
 * clear sentence. Files are JSON lines or one JSON array, UTF-8. Stateless and thread-safe.
 */
public final class BenchmarkReader {

  /**
   * Reads a hub's part of a Gorilla checkout.
   *
   * @param answers which answer files; one that is not there as named is looked for in the
   *     checkout; empty means all of the hub's
   * @throws EvalException USER if a file is missing or of no use
   */
  public Benchmark fromGorilla(HubRules hub, Path checkout, List<Path> answers) {
    GorillaCheckout gorilla = GorillaCheckout.at(checkout);
    Path catalogue = gorilla.catalogue(hub.id());
    Path questions = gorilla.questions(hub.id());
    List<Path> files =
        answers.isEmpty()
            ? gorilla.answers(hub.id())
            : answers.stream().map(file -> gorilla.answers(hub.id(), file)).toList();
    return fromFiles(hub, catalogue, questions, files);
  }

  /**
   * Reads a hub's questions of a Gorilla checkout, without answers. Where it has prompts, only the
   * questions that they ask count, so that figures compare with those of the published answers.
   *
   * @throws EvalException USER if a file is missing or of no use
   */
  public Benchmark questionsOfGorilla(HubRules hub, Path checkout) {
    GorillaCheckout gorilla = GorillaCheckout.at(checkout);
    Benchmark all =
        fromFiles(hub, gorilla.catalogue(hub.id()), gorilla.questions(hub.id()), List.of());
    Set<String> asked =
        gorilla.prompts(hub.id()).stream()
            .flatMap(file -> PromptReader.scan(SourceText.read(file)).items().stream())
            .map(Prompt::questionId)
            .collect(Collectors.toSet());
    Map<String, Question> questions = new LinkedHashMap<>(all.questions());
    if (!Collections.disjoint(questions.keySet(), asked)) {
      questions.keySet().retainAll(asked);
    }
    return new Benchmark(
        hub,
        all.catalogue(),
        questions,
        List.of(),
        all.problems(),
        all.places(),
        all.constraints());
  }

  /**
   * Reads single files.
   *
   * @param answers in the order to keep; a file named twice is read once; may be empty
   * @throws EvalException USER if a file is missing or of no use
   */
  public Benchmark fromFiles(HubRules hub, Path catalogue, Path questions, List<Path> answers) {
    RowFile<ApiRecord> apis = CatalogueReader.read(SourceText.read(catalogue));
    QuestionReader questionReader = new QuestionReader();
    RowFile<Question> gold = questionReader.all(SourceText.read(questions));
    List<AnswerFile> read = new ArrayList<>();
    AnswerNames.of(answers)
        .forEach((file, name) -> read.add(AnswerReader.read(name, SourceText.read(file))));
    return benchmark(hub, apis, gold, read, questionReader.constraints());
  }

  /**
   * Reads the benchmark that ships with a hub.
   *
   * @throws EvalException USER if the hub has none, PROVIDER if it cannot be read
   */
  public Benchmark fromSample(HubRules hub) {
    HubSample sample = sampleOf(hub);
    RowFile<ApiRecord> apis = CatalogueReader.read(SourceText.read(sample.catalogue()));
    QuestionReader questionReader = new QuestionReader();
    RowFile<Question> gold = questionReader.all(SourceText.read(sample.questions()));
    List<AnswerFile> answers =
        sample.answers().stream()
            .map(url -> AnswerReader.read(lastSegment(url), SourceText.read(url)))
            .toList();
    return benchmark(hub, apis, gold, answers, questionReader.constraints());
  }

  /**
   * The files of the benchmark that ships with a hub.
   *
   * @throws EvalException USER if the hub has none, PROVIDER if it fails to name them
   */
  public HubSample sampleOf(HubRules hub) {
    Optional<HubSample> sample;
    try {
      sample = hub.sample();
    } catch (RuntimeException e) {
      throw new EvalException(
          EvalException.Code.PROVIDER,
          "hub " + hub.id() + " fails to name its sample: " + e.getMessage(),
          e);
    }
    return sample.orElseThrow(() -> EvalException.user("hub " + hub.id() + " has no sample"));
  }

  private static Benchmark benchmark(
      HubRules hub,
      RowFile<ApiRecord> apis,
      RowFile<Question> gold,
      List<AnswerFile> answers,
      Map<String, List<Constraint>> constraints) {
    Map<String, Question> questions = new LinkedHashMap<>();
    gold.items().forEach(question -> questions.put(question.id(), question));
    List<DataProblem> problems = new ArrayList<>(apis.problems());
    problems.addAll(gold.problems());
    return new Benchmark(
        hub,
        apis.items(),
        questions,
        answers,
        problems,
        Places.linesOf("the catalogue"),
        constraints);
  }

  private static String lastSegment(URL url) {
    String path = url.getPath();
    return path.substring(path.lastIndexOf('/') + 1);
  }
}
