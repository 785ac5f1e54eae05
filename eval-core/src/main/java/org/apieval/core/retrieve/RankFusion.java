package org.apieval.core.retrieve;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.retrieval.Retriever;

/**
 * Joins the rankings of several retrievers over one catalogue: reciprocal rank fusion. A document's
 * score is the sum, over the retrievers that find it, of one over its rank plus {@value #RANKS}. Of
 * documents with one score the one nearer to the top of the catalogue comes first. Thread-safe, as
 * retrievers are.
 *
 * @see <a href="https://doi.org/10.1145/1571941.1572114">Cormack, Clarke and Büttcher, 2009</a>
 */
public final class RankFusion implements Retriever {

  private static final int RANKS = 60;

  /** How far down each ranking is read at least: what stands lower hardly adds to a score. */
  private static final int LEAST_DEPTH = 100;

  private final List<Retriever> retrievers;

  /** Joins these; their order does not matter. */
  public RankFusion(List<Retriever> retrievers) {
    this.retrievers = List.copyOf(retrievers);
  }

  @Override
  public List<ScoredDocument> retrieve(String query, int k) {
    Map<Integer, ApiRecord> documents = new LinkedHashMap<>();
    Map<Integer, Double> scores = new LinkedHashMap<>();
    for (Retriever retriever : retrievers) {
      int rank = 0;
      for (ScoredDocument found : retriever.retrieve(query, Math.max(k, LEAST_DEPTH))) {
        rank++;
        documents.put(found.document().line(), found.document());
        scores.merge(found.document().line(), 1.0 / (RANKS + rank), Double::sum);
      }
    }
    return scores.entrySet().stream()
        .map(entry -> new ScoredDocument(documents.get(entry.getKey()), entry.getValue()))
        .sorted(
            Comparator.comparingDouble(ScoredDocument::score)
                .reversed()
                .thenComparingInt(scored -> scored.document().line()))
        .limit(k)
        .toList();
  }
}
