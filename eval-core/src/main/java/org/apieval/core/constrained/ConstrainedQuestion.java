package org.apieval.core.constrained;

import java.util.List;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.constraint.Constraint;

/**
 * A question that wants something of the API that serves it.
 *
 * @param question the question, its text saying what is wanted
 * @param entry the entry of its gold call, which meets the constraints
 * @param constraints what is wanted, at least one
 */
public record ConstrainedQuestion(
    Question question, ApiRecord entry, List<Constraint> constraints) {

  public ConstrainedQuestion {
    constraints = List.copyOf(constraints);
  }
}
