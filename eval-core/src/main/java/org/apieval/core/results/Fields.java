package org.apieval.core.results;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apieval.core.Printable;
import org.apieval.core.score.Verdict;
import org.jspecify.annotations.Nullable;

/** Turns fields that may be absent into values. Stateless and thread-safe. */
final class Fields {

  private static final int LONGEST_SHOWN = 60;

  private Fields() {}

  static <T> T required(String field, @Nullable T value) throws FieldException {
    if (value == null) {
      throw new FieldException(field, "it is missing");
    }
    return value;
  }

  static String orEmpty(@Nullable String text) {
    return text == null ? "" : text;
  }

  static <T> List<T> list(@Nullable List<T> values) {
    return values == null ? List.of() : values;
  }

  static int natural(String field, int value) throws FieldException {
    if (value < 0) {
      throw new FieldException(field, "it is " + value + ", and must be 0 or more");
    }
    return value;
  }

  /** An id: a text, or a whole number as published files have them. */
  static String id(String field, @Nullable Object value) throws FieldException {
    if (required(field, value) instanceof String
        || value instanceof Integer
        || value instanceof Long
        || value instanceof BigInteger) {
      return value.toString();
    }
    throw new FieldException(field, "expected a text or a whole number");
  }

  static Verdict verdict(String field, @Nullable String id) throws FieldException {
    String given = required(field, id);
    for (Verdict verdict : Verdict.values()) {
      if (verdict.id().equals(given)) {
        return verdict;
      }
    }
    throw new FieldException(
        field,
        "there is no verdict \"%s\"; there is: %s"
            .formatted(
                Printable.text(given, LONGEST_SHOWN),
                Arrays.stream(Verdict.values())
                    .map(Verdict::id)
                    .collect(Collectors.joining(", "))));
  }

  /** Two offsets into a text, as far as the text is known. */
  static Optional<TextSpan> span(
      String field, @Nullable List<Integer> offsets, @Nullable String text) throws FieldException {
    if (offsets == null) {
      return Optional.empty();
    }
    int longest = text == null ? Integer.MAX_VALUE : text.length();
    if (offsets.size() != 2
        || offsets.get(0) < 0
        || offsets.get(1) < offsets.get(0)
        || offsets.get(1) > longest) {
      throw new FieldException(field, "expected the start and the end of a part of the answer");
    }
    return Optional.of(new TextSpan(offsets.get(0), offsets.get(1)));
  }
}
