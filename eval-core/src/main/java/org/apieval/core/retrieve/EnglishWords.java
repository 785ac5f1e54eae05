package org.apieval.core.retrieve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/** English texts as words that carry meaning, reduced to their stems. Thread-safe. */
public final class EnglishWords {

  private final Analyzer analyzer = new EnglishAnalyzer();

  /** The words in their order; empty for a text without any but the commonest words. */
  public List<String> of(String text) {
    List<String> words = new ArrayList<>();
    try (TokenStream tokens = analyzer.tokenStream("", text)) {
      CharTermAttribute term = tokens.addAttribute(CharTermAttribute.class);
      tokens.reset();
      while (tokens.incrementToken()) {
        words.add(term.toString());
      }
      tokens.end();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible); // the text is in memory
    }
    return words;
  }
}
