package org.apieval.adapters.embedding;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.retrieval.Rankings;
import org.apieval.api.retrieval.Retriever;

/**
 * Finds the documents whose meaning is nearest to that of the query: by the cosine of their
 * vectors, and of several texts of a document the nearest one. A document without text, and any for
 * a blank query, has the score 0. Immutable; thread-safe, as vectorisers are.
 */
final class EmbeddingRetriever implements Retriever {

  private final List<ApiRecord> catalogue;
  private final List<List<float[]>> vectors;
  private final Vectoriser vectoriser;

  private EmbeddingRetriever(
      List<ApiRecord> catalogue, List<List<float[]>> vectors, Vectoriser vectoriser) {
    this.catalogue = catalogue;
    this.vectors = vectors;
    this.vectoriser = vectoriser;
  }

  /**
   * Indexes a catalogue.
   *
   * @param views which texts stand for a document
   * @param cache where vectors are kept, if they are
   */
  static EmbeddingRetriever over(
      List<ApiRecord> catalogue, Views views, Vectoriser vectoriser, Optional<VectorCache> cache) {
    List<List<String>> texts = catalogue.stream().map(views::of).toList();
    List<String> distinct = texts.stream().flatMap(List::stream).distinct().toList();
    List<float[]> found =
        cache
            .flatMap(kept -> kept.read(vectoriser.name(), distinct))
            .orElseGet(() -> compute(vectoriser, distinct, cache));
    Map<String, float[]> byText = new HashMap<>();
    for (int index = 0; index < distinct.size(); index++) {
      byText.put(distinct.get(index), normal(found.get(index)));
    }
    List<List<float[]>> vectors =
        texts.stream().map(own -> own.stream().map(byText::get).toList()).toList();
    return new EmbeddingRetriever(List.copyOf(catalogue), vectors, vectoriser);
  }

  private static List<float[]> compute(
      Vectoriser vectoriser, List<String> texts, Optional<VectorCache> cache) {
    List<float[]> vectors = new ArrayList<>(vectoriser.vectors(texts));
    if (vectors.size() != texts.size()) {
      throw new IllegalStateException(
          "%d vectors for %d texts from %s"
              .formatted(vectors.size(), texts.size(), vectoriser.name()));
    }
    cache.ifPresent(kept -> kept.write(vectoriser.name(), texts, vectors));
    return vectors;
  }

  @Override
  public List<ScoredDocument> retrieve(String query, int k) {
    float[] asked =
        query.isBlank() ? new float[0] : normal(vectoriser.vectors(List.of(query)).get(0));
    double[] scores = vectors.stream().mapToDouble(document -> nearest(document, asked)).toArray();
    return Rankings.best(catalogue, scores, Rankings.Ties.EARLIER_FIRST, k);
  }

  private static double nearest(List<float[]> document, float[] query) {
    return document.stream().mapToDouble(vector -> product(vector, query)).max().orElse(0);
  }

  private static double product(float[] one, float[] other) {
    double sum = 0;
    for (int index = 0; index < Math.min(one.length, other.length); index++) {
      sum += one[index] * other[index];
    }
    return sum;
  }

  /** The vector at length 1; one without a direction, or with what is no number, is 0. */
  private static float[] normal(float[] vector) {
    double length = Math.sqrt(product(vector, vector));
    float[] normal = new float[vector.length];
    if (length > 0 && Double.isFinite(length)) {
      for (int index = 0; index < vector.length; index++) {
        normal[index] = (float) (vector[index] / length);
      }
    }
    return normal;
  }
}
