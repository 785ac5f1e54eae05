package org.apieval.api.data;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One reference API: a row of a hub's catalogue.
 *
 * @param line 0-based line of the catalogue
 * @param domain the task domain as written, {@code Object Detection}
 * @param apiCall the reference call as written; not always valid Python
 * @param fields the whole row, {@code domain} and {@code api_call} included, in file order: JSON
 *     values as strings, numbers, booleans, lists, maps and null. Their shapes differ from row to
 *     row in published catalogues
 */
public record ApiRecord(int line, String domain, String apiCall, Map<String, Object> fields) {

  public ApiRecord {
    fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields)); // values may be null
  }

  /**
   * What a field says, whatever its shape: the strings, numbers and names in it, in file order and
   * with a space between. Empty where there is no such field, or nothing in it.
   */
  public String text(String field) {
    return words(fields.get(field)).collect(Collectors.joining(" "));
  }

  private static Stream<String> words(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .flatMap(entry -> Stream.concat(words(entry.getKey()), words(entry.getValue())));
    }
    if (value instanceof List<?> list) {
      return list.stream().flatMap(ApiRecord::words);
    }
    return Stream.ofNullable(value)
        .map(one -> one.toString().strip())
        .filter(one -> !one.isEmpty());
  }
}
