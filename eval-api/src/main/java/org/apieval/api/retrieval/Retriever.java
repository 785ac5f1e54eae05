package org.apieval.api.retrieval;

import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;

/**
 * Finds the documents of a catalogue that fit a query.
 *
 * <p>Made by a {@link Factory}, which is what {@link java.util.ServiceLoader} finds. Nulls are
 * never passed and never returned. An exception is wrapped with the retriever's id and the item,
 * that item becomes unscored, and the run goes on. Implementations are thread-safe and
 * deterministic: the same query gives the same documents in the same order.
 *
 * <p>Law: at most {@code k} documents, none twice, scores never rising. Not a law: scores of
 * different retrievers, or of different queries, are not comparable.
 */
public interface Retriever {

  /**
   * The best documents for a query, best first.
   *
   * @param query the request as the user wrote it
   * @param k the most documents wanted, 1 and up
   */
  List<ScoredDocument> retrieve(String query, int k);

  /**
   * A document and how well it fits.
   *
   * @param document an entry of the catalogue
   * @param score higher is better; the scale is the retriever's own
   */
  record ScoredDocument(ApiRecord document, double score) {}

  /**
   * Makes retrievers of one kind. Stateless, thread-safe, cheap to construct, without constructor
   * arguments, named in {@code META-INF/services/org.apieval.api.retrieval.Retriever$Factory}.
   */
  interface Factory {

    /** The retriever's name on the command line: lower case, never blank. */
    String id();

    /**
     * A retriever over a catalogue; may take time, since it builds the index.
     *
     * @param catalogue in file order, not empty
     * @param settings the user's settings for this retriever, by name
     * @throws IllegalArgumentException if a setting is missing or unknown, naming it
     */
    Retriever create(List<ApiRecord> catalogue, Map<String, String> settings);
  }
}
