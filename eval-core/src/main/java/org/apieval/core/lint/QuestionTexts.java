package org.apieval.core.lint;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apieval.core.dataset.QuestionLine;
import org.apieval.core.match.Words;

/** Questions by id. Remembers what it worked out; used by one thread. */
final class QuestionTexts {

  private final Map<String, String> texts = new LinkedHashMap<>();
  private final Map<String, String> words = new HashMap<>();

  QuestionTexts(List<QuestionLine> questions) {
    questions.forEach(line -> texts.put(line.question().id(), line.question().text()));
  }

  /** In file order. */
  Set<String> ids() {
    return Collections.unmodifiableSet(texts.keySet());
  }

  boolean has(String id) {
    return texts.containsKey(id);
  }

  /** The words of a question that is there. */
  String words(String id) {
    return words.computeIfAbsent(id, absent -> Words.ofEscaped(texts.get(absent)));
  }
}
