package org.apieval.core.answer;

import java.util.List;
import java.util.Optional;

/**
 * An answer taken apart.
 *
 * @param domain the answer's own domain label, as written
 * @param apiCalls its {@code api_call} fields in source order; often none, sometimes several
 * @param code its {@code code} fields, or else its fenced blocks
 * @param whole all of it but what is not the answer: thinking and special tokens are blanked out
 * @param failure why this is no answer of the model at all, but an error message that was recorded
 *     in its place; empty for answers
 */
public record AnswerSections(
    Optional<String> domain,
    List<Section> apiCalls,
    List<Section> code,
    Section whole,
    Optional<String> failure) {

  public AnswerSections {
    apiCalls = List.copyOf(apiCalls);
    code = List.copyOf(code);
  }
}
