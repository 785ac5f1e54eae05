package org.apieval.core.dataset;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.HubRules;

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
 */
public record Benchmark(
    HubRules hub,
    List<ApiRecord> catalogue,
    Map<String, Question> questions,
    List<AnswerFile> answers,
    List<DataProblem> problems,
    Places places) {

  public Benchmark {
    catalogue = List.copyOf(catalogue);
    questions = Collections.unmodifiableMap(new LinkedHashMap<>(questions)); // keeps file order
    answers = List.copyOf(answers);
    problems = List.copyOf(problems);
  }

  /** A benchmark whose catalogue is a single file. */
  public Benchmark(
      HubRules hub,
      List<ApiRecord> catalogue,
      Map<String, Question> questions,
      List<AnswerFile> answers,
      List<DataProblem> problems) {
    this(hub, catalogue, questions, answers, problems, Places.linesOf("the catalogue"));
  }
}
