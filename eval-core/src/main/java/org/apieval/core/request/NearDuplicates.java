package org.apieval.core.request;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.text.similarity.JaccardSimilarity;
import org.apache.commons.text.similarity.SimilarityInput;
import org.apieval.core.match.Words;
import org.apieval.core.retrieve.EnglishWords;

/**
 * Texts, to tell whether another one says nearly the same: of all their words and pairs of
 * neighbouring words more than half are in both (the Jaccard index). Words are compared by their
 * stems, and the commonest ones don't count. Used by one thread.
 *
 * @param <T> what a text belongs to
 */
public final class NearDuplicates<T> {

  /** Of ten words two may differ in a near duplicate, of five the last one. */
  private static final double DIFFERENT = 0.5;

  private final EnglishWords words = new EnglishWords();
  private final JaccardSimilarity similarity = new JaccardSimilarity();
  private final List<Filed<T>> all = new ArrayList<>();
  private final Map<String, List<Integer>> byTerm = new HashMap<>();

  private record Filed<T>(Terms terms, T owner) {}

  /** The words and pairs of a text, each once. */
  private record Terms(List<String> terms) implements SimilarityInput<String> {

    @Override
    public String at(int index) {
      return terms.get(index);
    }

    @Override
    public int length() {
      return terms.size();
    }
  }

  /** Files a text. */
  public void add(String text, T owner) {
    Terms terms = terms(text);
    terms
        .terms()
        .forEach(
            term -> byTerm.computeIfAbsent(term, absent -> new ArrayList<>(1)).add(all.size()));
    all.add(new Filed<>(terms, owner));
  }

  /** What the first filed text that says nearly the same belongs to; empty if none does. */
  public Optional<T> find(String text) {
    Terms terms = terms(text);
    return candidates(terms).stream()
        .sorted()
        .map(all::get)
        .filter(filed -> similarity.apply(filed.terms(), terms) > DIFFERENT)
        .map(Filed::owner)
        .findFirst();
  }

  /**
   * The texts that may be near: with more than half of the terms in common, one of any half of them
   * is; the rarest are looked up.
   */
  private Set<Integer> candidates(Terms terms) {
    Set<Integer> candidates = new LinkedHashSet<>();
    terms.terms().stream()
        .map(term -> byTerm.getOrDefault(term, List.of()))
        .sorted(Comparator.comparingInt(List::size))
        .limit(terms.length() - terms.length() / 2)
        .forEach(candidates::addAll);
    return candidates;
  }

  private Terms terms(String text) {
    List<String> stems = words.of(text);
    if (stems.isEmpty()) {
      return new Terms(List.of(Words.of(text)));
    }
    Set<String> terms = new LinkedHashSet<>(stems);
    for (int at = 1; at < stems.size(); at++) {
      terms.add(stems.get(at - 1) + " " + stems.get(at));
    }
    return new Terms(List.copyOf(terms));
  }
}
