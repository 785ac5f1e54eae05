package org.apieval.core.compare;

/** Writes comparisons down in one format. Implementations are pure: equal input, equal text. */
public interface ComparisonFormat {

  /** The text, complete with its last line end. */
  String render(Comparisons comparisons);
}
