package org.apieval.core.retrieve;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Okapi BM25 as the Python package rank_bm25 computes it, which differs from the textbook in one
 * point: a word that most documents have, whose inverse document frequency would be negative, gets
 * a small share of the average one. Immutable and thread-safe.
 */
final class OkapiBm25 {

  private static final double K1 = 1.5;
  private static final double B = 0.75;
  private static final double EPSILON = 0.25;

  private record Posting(int document, int frequency) {}

  private final Map<String, List<Posting>> postings;
  private final Map<String, Double> weights;
  private final double[] lengthNorms;

  /**
   * Indexes documents.
   *
   * @param documents the words of each; not empty
   */
  OkapiBm25(List<List<String>> documents) {
    this.postings = postings(documents);
    this.weights = weights(postings, documents.size());
    this.lengthNorms = lengthNorms(documents);
  }

  /**
   * The score of each document for the words of a query, a word that stands twice counted twice.
   */
  double[] scores(List<String> query) {
    double[] scores = new double[lengthNorms.length];
    for (String word : query) {
      double weight = weights.getOrDefault(word, 0.0);
      for (Posting posting : postings.getOrDefault(word, List.of())) {
        int frequency = posting.frequency();
        scores[posting.document()] +=
            weight * (frequency * (K1 + 1) / (frequency + lengthNorms[posting.document()]));
      }
    }
    return scores;
  }

  private static Map<String, List<Posting>> postings(List<List<String>> documents) {
    Map<String, List<Posting>> postings =
        new LinkedHashMap<>(); // sums run in the order of rank_bm25
    for (int index = 0; index < documents.size(); index++) {
      Map<String, Integer> frequencies = new LinkedHashMap<>();
      documents.get(index).forEach(word -> frequencies.merge(word, 1, Integer::sum));
      int document = index;
      frequencies.forEach(
          (word, frequency) ->
              postings
                  .computeIfAbsent(word, absent -> new java.util.ArrayList<>(1))
                  .add(new Posting(document, frequency)));
    }
    return postings;
  }

  private static Map<String, Double> weights(Map<String, List<Posting>> postings, int documents) {
    Map<String, Double> weights = new HashMap<>();
    double sum = 0;
    for (Map.Entry<String, List<Posting>> word : postings.entrySet()) {
      int having = word.getValue().size();
      double weight = Math.log(documents - having + 0.5) - Math.log(having + 0.5);
      weights.put(word.getKey(), weight);
      sum += weight;
    }
    double least = EPSILON * (sum / weights.size());
    weights.replaceAll((word, weight) -> weight < 0 ? least : weight);
    return weights;
  }

  private static double[] lengthNorms(List<List<String>> documents) {
    double average = documents.stream().mapToInt(List::size).sum() / (double) documents.size();
    return documents.stream()
        .mapToDouble(document -> K1 * (1 - B + B * document.size() / average))
        .toArray();
  }
}
