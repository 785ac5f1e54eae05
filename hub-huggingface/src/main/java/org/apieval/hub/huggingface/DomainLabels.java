package org.apieval.hub.huggingface;

import java.util.Arrays;
import java.util.List;

/**
 * Domain labels, which are an area and a task: {@code Audio Voice Activity Detection}.
 *
 * <p>Where the task's own name begins with the area, some labels say it twice and some once ({@code
 * Audio Audio Classification}, {@code Audio Classification}): once is enough. And {@code Question
 * Answer} is {@code Question Answering}.
 */
final class DomainLabels {

  /** No label has more; a longer text is no label and is not worth the search. */
  private static final int MOST_WORDS = 32;

  private DomainLabels() {}

  /**
   * One label for all spellings of a domain.
   *
   * @param label in lower case, words separated by one space
   */
  static String canonical(String label) {
    List<String> words = Arrays.asList(label.split(" "));
    int repeated = repeatedWords(words);
    while (repeated > 0) {
      words = words.subList(repeated, words.size());
      repeated = repeatedWords(words);
    }
    return String.join(" ", words).replaceFirst("\\bquestion answer$", "question answering");
  }

  /** How many words at the start stand there twice in a row. */
  private static int repeatedWords(List<String> words) {
    if (words.size() > MOST_WORDS) {
      return 0;
    }
    for (int count = words.size() / 2; count > 0; count--) {
      if (words.subList(0, count).equals(words.subList(count, 2 * count))) {
        return count;
      }
    }
    return 0;
  }
}
