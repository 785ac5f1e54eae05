package org.apieval.core.dataset;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Splits a data file into rows: JSON lines, or one JSON array. Blank lines are no rows. Total: what
 * cannot be read becomes a {@link Broken} entry in its place. Stateless and thread-safe.
 */
final class JsonRows {

  /** What stands on a line. */
  sealed interface Entry permits Good, Broken {
    /** 0-based line, or index in a JSON array. */
    int line();
  }

  /** A JSON object. */
  record Good(Row row) implements Entry {
    @Override
    public int line() {
      return row.line();
    }
  }

  /** Anything else, and why it is no row. */
  record Broken(int line, String message) implements Entry {}

  private JsonRows() {}

  /** All entries in file order. */
  static List<Entry> read(String text) {
    return readArray(text).orElseGet(() -> readLines(text));
  }

  /**
   * The objects that a text starts with, one behind the other, with the text that each stands as.
   * What stands behind them does not matter.
   */
  static List<JsonText> leadingObjects(String text) {
    List<JsonText> objects = new ArrayList<>();
    try (JsonParser parser = JsonSyntax.STRICT.createParser(text)) {
      while (parser.nextToken() == JsonToken.START_OBJECT) {
        long start = parser.currentTokenLocation().getCharOffset();
        if (entry(0, JsonValues.read(parser)) instanceof Good good) {
          long end = parser.currentLocation().getCharOffset();
          objects.add(new JsonText(text.substring((int) start, (int) end), good.row().fields()));
        }
      }
    } catch (IOException e) {
      return objects; // as far as the text is JSON
    }
    return objects;
  }

  private static List<Entry> readLines(String text) {
    List<Entry> entries = new ArrayList<>();
    int number = 0;
    for (int start = 0; start <= text.length(); number++) {
      int newline = text.indexOf('\n', start);
      int end = newline < 0 ? text.length() : newline;
      // A byte order mark inside a file is what joining two files leaves.
      boolean marked = start < end && text.charAt(start) == SourceText.BYTE_ORDER_MARK;
      String line = text.substring(marked ? start + 1 : start, end);
      if (!line.isBlank()) {
        entries.add(readLine(number, line));
      }
      start = end + 1;
    }
    return entries;
  }

  /**
   * One object that may have a comma too many.
   *
   * @param number what the entry has as its line
   * @param line the 0-based line that the text begins on, for messages
   */
  static Entry readObject(int number, String text, int line) {
    return readValue(JsonSyntax.FORGIVING, number, text, OptionalInt.of(line));
  }

  private static Entry readLine(int number, String line) {
    return readValue(JsonSyntax.STRICT, number, line, OptionalInt.empty());
  }

  private static Entry readValue(JsonFactory json, int number, String text, OptionalInt firstLine) {
    try (JsonParser parser = json.createParser(text)) {
      parser.nextToken();
      Object value = JsonValues.read(parser);
      if (parser.nextToken() != null) {
        return new Broken(number, "more than one JSON value on the line");
      }
      return entry(number, value);
    } catch (IOException e) {
      return new Broken(number, JsonSyntax.describe(e, firstLine));
    }
  }

  /** The elements of a file that is one array; empty where the file is better read by lines. */
  private static Optional<List<Entry>> readArray(String text) {
    if (!opensArray(text)) {
      return Optional.empty();
    }
    List<Entry> entries = new ArrayList<>();
    try (JsonParser parser = JsonSyntax.STRICT.createParser(text)) {
      parser.nextToken();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        entries.add(entry(entries.size(), JsonValues.read(parser)));
      }
      return parser.nextToken() == null ? Optional.of(entries) : Optional.empty();
    } catch (IOException e) {
      entries.add(
          new Broken(
              entries.size(),
              "the array breaks off before this entry: "
                  + JsonSyntax.describe(e, OptionalInt.empty())));
      // A first line that only looks like an array must not cost the lines below it.
      return goodOnes(readLines(text)) > goodOnes(entries)
          ? Optional.empty()
          : Optional.of(entries);
    }
  }

  private static long goodOnes(List<Entry> entries) {
    return entries.stream().filter(Good.class::isInstance).count();
  }

  /** Whether the first line opens an array of objects; a row that is a list does not. */
  private static boolean opensArray(String text) {
    String first = text.stripLeading();
    if (!first.startsWith("[")) {
      return false;
    }
    String inside = first.substring(1).lines().findFirst().orElse("").strip();
    return inside.isEmpty() || inside.startsWith("{") || inside.equals("]");
  }

  private static Entry entry(int line, Object value) {
    if (!(value instanceof Map<?, ?>)) {
      return new Broken(line, "expected a JSON object, not " + Row.describe(value));
    }
    @SuppressWarnings("unchecked") // JsonValues makes no other maps
    Map<String, Object> fields = (Map<String, Object>) value;
    return new Good(new Row(line, fields));
  }
}
