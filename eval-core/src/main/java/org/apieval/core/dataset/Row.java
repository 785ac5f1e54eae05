package org.apieval.core.dataset;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apieval.core.Printable;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object of a data file.
 *
 * @param line 0-based line; in a file that is one JSON array, the index
 * @param fields its fields in file order; values may be null
 */
record Row(int line, Map<String, @Nullable Object> fields) {

  /** The largest number up to which every whole number has its own double. */
  private static final double EXACT = 1L << 53;

  /** Says what is wrong with a field; becomes a {@link DataProblem}. */
  static final class FieldException extends Exception {

    private static final long serialVersionUID = 1L;

    FieldException(String field, String what) {
      super("field \"" + field + "\" " + what);
    }
  }

  boolean has(String field) {
    return fields.containsKey(field);
  }

  /** A string, possibly blank. */
  String text(String field) throws FieldException {
    if (required(field) instanceof String text) {
      return text;
    }
    throw wrongType(field, "a string");
  }

  /** A string with something in it. */
  String filledText(String field) throws FieldException {
    String text = text(field);
    if (text.isBlank()) {
      throw new FieldException(field, "is blank");
    }
    return text;
  }

  /** The object in a field; messages about its fields name them {@code field.inner}. */
  Row object(String field) throws FieldException {
    if (!(required(field) instanceof Map<?, ?> inner)) {
      throw wrongType(field, "an object");
    }
    Map<String, @Nullable Object> qualified = new LinkedHashMap<>();
    inner.forEach((key, value) -> qualified.put(field + "." + key, value));
    return new Row(line, qualified);
  }

  /** An id: a string with something in it, or a whole number, which is taken as its digits. */
  String id(String field) throws FieldException {
    Object value = required(field);
    if (value instanceof Double number) {
      if (number == Math.rint(number) && Math.abs(number) <= EXACT) {
        return Long.toString(number.longValue());
      }
    } else if (value instanceof Number number) {
      return number.toString();
    } else if (value instanceof String) {
      return filledText(field);
    }
    throw wrongType(field, "a whole number or a string");
  }

  /** The value of a field that must be there; null where the file has null. */
  @Nullable Object required(String field) throws FieldException {
    if (!has(field)) {
      throw new FieldException(field, "is missing");
    }
    return fields.get(field);
  }

  /** Says that a field's value is not what it must be. */
  FieldException wrongType(String field, String expected) {
    return new FieldException(
        field, "must be " + expected + ", not " + describe(fields.get(field)));
  }

  /** What kind of JSON value this is, for messages. */
  static String describe(@Nullable Object value) {
    if (value == null) {
      return "null";
    }
    if (value instanceof Number) {
      return "the number " + Printable.text(value.toString(), 30);
    }
    if (value instanceof Boolean) {
      return value.toString();
    }
    if (value instanceof String) {
      return "a string";
    }
    return value instanceof List ? "a list" : "an object";
  }
}
