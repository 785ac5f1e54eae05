package org.apieval.api.retrieval;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.retrieval.Retriever.ScoredDocument;

/** Picks the best documents by their scores, for retrievers to use. Stateless and thread-safe. */
public final class Rankings {

  /** Which of two documents with one score comes first. */
  public enum Ties {
    EARLIER_FIRST,
    LATER_FIRST
  }

  private Rankings() {}

  /**
   * The best documents, best first.
   *
   * @param documents in catalogue order
   * @param scores one a document; none is NaN
   * @param k the most documents wanted, 1 and up
   */
  public static List<ScoredDocument> best(
      List<ApiRecord> documents, double[] scores, Ties ties, int k) {
    Comparator<Integer> order = Comparator.comparingDouble((Integer index) -> -scores[index]);
    Comparator<Integer> tied = Comparator.naturalOrder();
    return IntStream.range(0, scores.length)
        .boxed()
        .sorted(order.thenComparing(ties == Ties.EARLIER_FIRST ? tied : tied.reversed()))
        .limit(k)
        .map(index -> new ScoredDocument(documents.get(index), scores[index]))
        .toList();
  }
}
