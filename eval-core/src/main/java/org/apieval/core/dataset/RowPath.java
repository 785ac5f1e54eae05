package org.apieval.core.dataset;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Values deep in a row, by a path such as {@code choices.0.text}. Stateless and thread-safe. */
final class RowPath {

  private RowPath() {}

  /** The value at a path; empty where there is none, or null. */
  static Optional<Object> find(Row row, String path) {
    if (row.has(path)) {
      return Optional.ofNullable(row.fields().get(path)); // a field's name may hold dots itself
    }
    @Nullable Object value = row.fields();
    for (String part : path.split("\\.")) {
      if (value instanceof Map<?, ?> map) {
        value = map.get(part);
      } else if (value instanceof List<?> list && part.matches("\\d{1,9}")) {
        int place = Integer.parseInt(part);
        value = place < list.size() ? list.get(place) : null;
      } else {
        return Optional.empty();
      }
    }
    return Optional.ofNullable(value);
  }

  /** The id at a path, as {@link Row#id} takes it. */
  static String id(Row row, String path) throws Row.FieldException {
    return at(row, path).id(path);
  }

  /** The text at a path; empty where the row has null or nothing there. */
  static Optional<String> text(Row row, String path) throws Row.FieldException {
    Optional<Object> value = find(row, path);
    if (value.isPresent() && !(value.get() instanceof String)) {
      throw at(row, path).wrongType(path, "a string or null");
    }
    return value.map(Object::toString);
  }

  /** The text at a path, with something in it, as {@link Row#filledText} takes it. */
  static String filledText(Row row, String path) throws Row.FieldException {
    return at(row, path).filledText(path);
  }

  /** A row with the value at a path as its one field, so that messages name the path. */
  private static Row at(Row row, String path) {
    Map<String, @Nullable Object> field = new LinkedHashMap<>();
    find(row, path).ifPresent(value -> field.put(path, value));
    return new Row(row.line(), field);
  }
}
