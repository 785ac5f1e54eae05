package org.apieval.core.dataset;

import java.util.List;
import org.apieval.api.data.Answer;

/**
 * The recorded answers of one model.
 *
 * @param name the file's name; with as many of its folders as tell it from others of that name
 * @param answers in file order
 * @param problems what could not be read, in file order; each is shown and counted
 */
public record AnswerFile(String name, List<Answer> answers, List<DataProblem> problems) {

  public AnswerFile {
    answers = List.copyOf(answers);
    problems = List.copyOf(problems);
  }
}
