package org.apieval.core.dataset;

import java.util.List;
import org.apieval.api.data.Question;
import org.apieval.core.constraint.Constraint;

/**
 * A question and where it stands.
 *
 * @param line 0-based line of the question file
 * @param question the question
 * @param constraints what it wants beside its domain
 */
public record QuestionLine(int line, Question question, List<Constraint> constraints) {

  public QuestionLine {
    constraints = List.copyOf(constraints);
  }

  /** A question without constraints. */
  public QuestionLine(int line, Question question) {
    this(line, question, List.of());
  }
}
