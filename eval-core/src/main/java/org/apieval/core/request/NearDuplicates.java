package org.apieval.core.request;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apieval.core.match.Words;
import org.apieval.core.retrieve.EnglishWords;

/**
 * Texts, to tell whether another one says nearly the same: of all their words and pairs of
 * neighbouring words more than half are in both (a Jaccard index above a half). Words are compared
 * by their stems, and the commonest ones don't count. Of ten words two may differ in a near
 * duplicate, of five the last one. Used by one thread.
 *
 * @param <T> what a text belongs to
 */
public final class NearDuplicates<T> {

  private final EnglishWords words = new EnglishWords();
  private final List<Filed<T>> all = new ArrayList<>();
  private final Map<String, List<Integer>> byTerm = new HashMap<>();

  private record Filed<T>(int terms, T owner) {}

  /** Files a text. */
  public void add(String text, T owner) {
    Set<String> terms = terms(text);
    terms.forEach(
        term -> byTerm.computeIfAbsent(term, absent -> new ArrayList<>(1)).add(all.size()));
    all.add(new Filed<>(terms.size(), owner));
  }

  /** What the first filed text that says nearly the same belongs to; empty if none does. */
  public Optional<T> find(String text) {
    Set<String> terms = terms(text);
    int[] shared = new int[all.size()];
    for (String term : terms) {
      byTerm.getOrDefault(term, List.of()).forEach(index -> shared[index]++);
    }
    for (int index = 0; index < shared.length; index++) {
      int both = terms.size() + all.get(index).terms() - shared[index];
      if (2 * shared[index] > both) {
        return Optional.of(all.get(index).owner());
      }
    }
    return Optional.empty();
  }

  /** The words and pairs of a text, each once; all its words where none carries meaning. */
  private Set<String> terms(String text) {
    List<String> stems = words.of(text);
    Set<String> terms = new LinkedHashSet<>(stems);
    for (int at = 1; at < stems.size(); at++) {
      terms.add(stems.get(at - 1) + " " + stems.get(at));
    }
    return stems.isEmpty() ? Set.of(Words.of(text)) : terms;
  }
}
