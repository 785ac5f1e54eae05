package org.apieval.adapters.embedding;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A vectoriser for tests: how often each letter stands in a text. Counts the texts it was given.
 */
final class LetterVectors implements Vectoriser {

  private final AtomicInteger texts = new AtomicInteger();

  @Override
  public String name() {
    return "letters";
  }

  @Override
  public List<float[]> vectors(List<String> given) {
    List<float[]> vectors = new ArrayList<>();
    for (String text : given) {
      float[] counts = new float[26];
      text.toLowerCase(java.util.Locale.ROOT)
          .chars()
          .filter(letter -> letter >= 'a' && letter <= 'z')
          .forEach(letter -> counts[letter - 'a']++);
      vectors.add(counts);
    }
    texts.addAndGet(given.size());
    return vectors;
  }

  int texts() {
    return texts.get();
  }
}
