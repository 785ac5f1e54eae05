package org.apieval.core.results;

import java.util.List;
import java.util.Optional;

/**
 * What was asked and answered, whoever judged it; files have it once an answer. Immutable and
 * thread-safe.
 *
 * @param request the question's text; empty where the file does not say or the benchmark has no
 *     such question, as with the next two
 * @param expectedDomain the domain that a correct call must have
 * @param goldCall the call that the question was made from
 * @param answer the answer's text; empty where there is none or the file does not say
 * @param documents what the question was asked with, in the order retrieved; empty where none is
 *     known
 */
public record AnswerData(
    Optional<String> request,
    Optional<String> expectedDomain,
    Optional<String> goldCall,
    Optional<String> answer,
    List<RetrievedDocument> documents) {

  /** Where a file says nothing of all that. */
  public static final AnswerData NONE =
      new AnswerData(
          Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), List.of());

  public AnswerData {
    documents = List.copyOf(documents);
  }
}
