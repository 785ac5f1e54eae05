package org.apieval.core.retrieve;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;

/**
 * What was found for a question.
 *
 * @param question the question
 * @param documents best first; may be empty
 */
public record Ranking(Question question, List<ApiRecord> documents) {

  public Ranking {
    documents = List.copyOf(documents);
  }

  /** The 1-based rank of the first right document; empty where there is none. */
  OptionalInt rank(Criterion criterion, Relevance relevance) {
    return IntStream.range(0, documents.size())
        .filter(index -> relevance.isRight(criterion, question, documents.get(index)))
        .map(index -> index + 1)
        .findFirst();
  }
}
