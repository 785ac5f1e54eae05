package org.apieval.core.official;

import java.util.List;
import org.apieval.api.data.ApiRecord;

/**
 * An answer compared with one catalogue entry.
 *
 * @param entry the entry
 * @param comparable whether the entry has a function and required arguments; others match nothing
 * @param byFunction whether the sub-tree was found by its function; if not, it is the last one
 * @param subTree the text of the sub-tree that was looked into
 * @param required the texts that must stand in it
 * @param missing those that do not
 */
public record Comparison(
    ApiRecord entry,
    boolean comparable,
    boolean byFunction,
    String subTree,
    List<String> required,
    List<String> missing) {

  public Comparison {
    required = List.copyOf(required);
    missing = List.copyOf(missing);
  }

  /** Compares sub-trees with a reference. */
  static Comparison of(OfficialReference reference, SubTrees subTrees) {
    SubTrees.Found found = subTrees.find(reference.function().orElse(""));
    return new Comparison(
        reference.entry(),
        reference.canMatch(),
        found.byFunction(),
        found.text(),
        reference.required(),
        reference.required().stream().filter(text -> !found.text().contains(text)).toList());
  }

  /** Whether the entry matches. */
  public boolean matches() {
    return comparable && missing.isEmpty();
  }
}
