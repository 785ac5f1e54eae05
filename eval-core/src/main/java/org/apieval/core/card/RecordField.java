package org.apieval.core.card;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields of a catalogue record: those of the published catalogues, in their order, and one. */
enum RecordField {
  DOMAIN,
  FRAMEWORK,
  FUNCTIONALITY,
  API_NAME,
  API_CALL,
  API_ARGUMENTS,
  PYTHON_ENVIRONMENT_REQUIREMENTS,
  EXAMPLE_CODE,
  PERFORMANCE,
  DESCRIPTION,
  /** Not in the published catalogues, and the only one that may be missing. */
  LICENSE;

  /** The field's name in JSON, {@code api_call}. */
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** An object's fields of these names in this order, the others left out. */
  static Map<String, @Nullable Object> pick(Map<String, @Nullable Object> object) {
    Map<String, @Nullable Object> picked = new LinkedHashMap<>();
    for (RecordField field : values()) {
      if (object.containsKey(field.key())) {
        picked.put(field.key(), object.get(field.key()));
      }
    }
    return picked;
  }
}
