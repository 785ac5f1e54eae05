package org.apieval.core.dataset;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apieval.api.data.Question;
import org.jspecify.annotations.Nullable;

/**
 * A question with all that its file says about it.
 *
 * @param line 0-based line
 * @param question the question
 * @param fields the whole row, in file order; values may be null
 */
public record QuestionRow(int line, Question question, Map<String, @Nullable Object> fields) {

  public QuestionRow {
    fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields)); // values may be null
  }
}
