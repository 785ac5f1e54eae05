package org.apieval.api.data;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

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
}
