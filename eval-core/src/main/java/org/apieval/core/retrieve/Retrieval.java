package org.apieval.core.retrieve;

import java.util.List;
import org.apieval.api.data.Question;
import org.apieval.api.retrieval.Retriever.ScoredDocument;

/**
 * A way to get documents for the questions of one benchmark; unlike a {@link
 * org.apieval.api.retrieval.Retriever} it may look at the gold call. Thread-safe.
 *
 * @param id its name on the command line
 * @param upperBound whether it looks at the gold call, so that no real retriever can be better
 * @param finder what finds
 */
public record Retrieval(String id, boolean upperBound, Finder finder) {

  /** Finds documents. */
  public interface Finder {

    /**
     * The best documents for a question, best first, at most {@code k} of them.
     *
     * @throws org.apieval.core.EvalException PROVIDER naming retriever and question, if a plug-in
     *     fails
     */
    List<ScoredDocument> find(Question question, int k);
  }

  /** The best documents for a question, as {@link Finder#find}. */
  public List<ScoredDocument> find(Question question, int k) {
    return finder.find(question, k);
  }
}
