package org.apieval.core.dataset;

import java.util.List;
import java.util.Map;
import org.apieval.api.data.Answer;

/**
 * The recorded answers of one model.
 *
 * @param name the file's name; with as many of its folders as tell it from others of that name
 * @param answers in file order
 * @param problems what could not be read, in file order; each is shown and counted
 * @param prompts what models were given, by line, where the file says it
 */
public record AnswerFile(
    String name, List<Answer> answers, List<DataProblem> problems, Map<Integer, String> prompts) {

  public AnswerFile {
    answers = List.copyOf(answers);
    problems = List.copyOf(problems);
    prompts = Map.copyOf(prompts);
  }

  /** A file that does not say what models were given. */
  public AnswerFile(String name, List<Answer> answers, List<DataProblem> problems) {
    this(name, answers, problems, Map.of());
  }
}
