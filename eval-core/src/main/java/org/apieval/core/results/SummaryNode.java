package org.apieval.core.results;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apieval.core.Printable;
import org.apieval.core.report.Rate;

/**
 * A value of a summary that is read, and where it stands, {@code hubs[0].files[1].accuracy}.
 * Thread-safe as long as nobody changes the JSON.
 */
record SummaryNode(String path, JsonNode json) {

  /** More than anybody has answers; the interval of a rate cannot take any number. */
  private static final long MOST = 100_000_000;

  static SummaryNode of(JsonNode root) throws FieldException {
    if (!root.isObject()) {
      throw new FieldException("summary", "expected an object");
    }
    return new SummaryNode("", root);
  }

  /** The field; empty where it is missing or null. */
  Optional<SummaryNode> find(String name) throws FieldException {
    if (!json.isObject()) {
      throw new FieldException(path, "expected an object");
    }
    return json.hasNonNull(name)
        ? Optional.of(new SummaryNode(path.isEmpty() ? name : path + "." + name, json.get(name)))
        : Optional.empty();
  }

  SummaryNode get(String name) throws FieldException {
    Optional<SummaryNode> found = find(name);
    if (found.isEmpty()) {
      throw new FieldException(path.isEmpty() ? name : path + "." + name, "it is missing");
    }
    return found.get();
  }

  List<SummaryNode> items() throws FieldException {
    if (!json.isArray()) {
      throw new FieldException(path, "expected a list");
    }
    List<SummaryNode> items = new ArrayList<>();
    for (JsonNode item : json) {
      items.add(new SummaryNode("%s[%d]".formatted(path, items.size()), item));
    }
    return items;
  }

  String text() throws FieldException {
    if (!json.isTextual()) {
      throw new FieldException(path, "expected a text");
    }
    return json.textValue();
  }

  <T> T oneOf(T[] values, Function<T, String> id) throws FieldException {
    String given = text();
    for (T value : values) {
      if (id.apply(value).equals(given)) {
        return value;
      }
    }
    throw new FieldException(
        path,
        "there is no \"%s\"; there is: %s"
            .formatted(
                Printable.text(given, 60),
                Arrays.stream(values).map(id).collect(Collectors.joining(", "))));
  }

  /** The count of that name, 0 where it is missing. */
  long count(String name) throws FieldException {
    Optional<SummaryNode> found = find(name);
    return found.isEmpty() ? 0 : found.get().count();
  }

  Rate rate() throws FieldException {
    long numerator = get("numerator").count();
    long denominator = get("denominator").count();
    if (numerator > denominator) {
      throw new FieldException(path, "%d of %d is no share".formatted(numerator, denominator));
    }
    return new Rate(numerator, denominator);
  }

  private long count() throws FieldException {
    if (!json.isIntegralNumber()
        || !json.canConvertToLong()
        || json.longValue() < 0
        || json.longValue() > MOST) {
      throw new FieldException(path, "expected a whole number from 0 to " + MOST);
    }
    return json.longValue();
  }
}
