package org.apieval.core.dataset;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object, and how it is written.
 *
 * @param text its source, from brace to brace
 * @param fields in their order; values may be null
 */
public record JsonText(String text, Map<String, @Nullable Object> fields) {

  public JsonText {
    fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields)); // values may be null
  }
}
