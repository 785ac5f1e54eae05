package org.apieval.core.dataset;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.HubRules;
import org.apieval.core.constraint.Constraint;

/**
 * A hub with its catalogue, questions and recorded answers. Immutable; thread-safe as far as the
 * hub is.
 *
 * @param hub the hub's rules
 * @param catalogue the reference APIs in file order
 * @param questions by id, in file order
 * @param answers the answer files, in the order given or sorted by name
 * @param problems what is wrong with catalogue and questions; each is shown once
 * @param places where the entries of the catalogue stand, by their lines
 * @param constraints what questions want beside their domain, by id; none has an empty list
 */
public record Benchmark(
    HubRules hub,
    List<ApiRecord> catalogue,
    Map<String, Question> questions,
    List<AnswerFile> answers,
    List<DataProblem> problems,
    Places places,
    Map<String, List<Constraint>> constraints) {

  public Benchmark {
    catalogue = List.copyOf(catalogue);
    questions = Collections.unmodifiableMap(new LinkedHashMap<>(questions)); // keeps file order
    answers = List.copyOf(answers);
    problems = List.copyOf(problems);
    constraints = Collections.unmodifiableMap(new LinkedHashMap<>(constraints));
  }

  /** A benchmark with a catalogue in a single file, and without constraints. */
  public Benchmark(
      HubRules hub,
      List<ApiRecord> catalogue,
      Map<String, Question> questions,
      List<AnswerFile> answers,
      List<DataProblem> problems) {
    this(hub, catalogue, questions, answers, problems, Places.linesOf("the catalogue"), Map.of());
  }

  /** The same with other answers. */
  public Benchmark withAnswers(List<AnswerFile> others) {
    return new Benchmark(hub, catalogue, questions, others, problems, places, constraints);
  }
}
