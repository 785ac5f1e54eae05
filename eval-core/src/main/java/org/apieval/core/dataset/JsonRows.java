package org.apieval.core.dataset;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.apieval.core.Printable;

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

  private static final JsonFactory JSON = factory(false);

  /** Takes the commas that people leave behind the last element. */
  private static final JsonFactory FORGIVING = factory(true);

  private JsonRows() {}

  private static JsonFactory factory(boolean forgiving) {
    return JsonFactory.builder()
        .configure(JsonFactory.Feature.INTERN_FIELD_NAMES, false)
        .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS) // NaN, as Python writes by default
        .configure(JsonReadFeature.ALLOW_TRAILING_COMMA, forgiving)
        .streamReadConstraints(
            StreamReadConstraints.builder()
                .maxStringLength(Integer.MAX_VALUE)
                .maxNameLength(Integer.MAX_VALUE)
                .build())
        .build();
  }

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
    try (JsonParser parser = JSON.createParser(text)) {
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
    return readValue(FORGIVING, number, text, OptionalInt.of(line));
  }

  /**
   * The first thing in a text that is neither an object nor an array of them, with its line. What
   * stands behind a place where JSON breaks off is not looked at.
   */
  static Optional<Broken> flaw(String text) {
    try (JsonParser parser = JSON.createParser(text)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        boolean inArray = parser.getParsingContext().inArray();
        if (token == JsonToken.START_OBJECT) {
          parser.skipChildren();
        } else if (token != JsonToken.END_ARRAY && !(token == JsonToken.START_ARRAY && inArray)) {
          int line = parser.currentTokenLocation().getLineNr() - 1;
          return Optional.of(
              new Broken(
                  line, "expected a JSON object, not " + Row.describe(JsonValues.read(parser))));
        }
      }
      return Optional.empty();
    } catch (JsonProcessingException e) {
      return Optional.of(
          new Broken(
              Math.max(0, e.getLocation().getLineNr() - 1), describe(e, OptionalInt.empty())));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // there is no I/O
    }
  }

  private static Entry readLine(int number, String line) {
    return readValue(JSON, number, line, OptionalInt.empty());
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
      return new Broken(number, describe(e, firstLine));
    }
  }

  /** The elements of a file that is one array; empty where the file is better read by lines. */
  private static Optional<List<Entry>> readArray(String text) {
    if (!opensArray(text)) {
      return Optional.empty();
    }
    List<Entry> entries = new ArrayList<>();
    try (JsonParser parser = JSON.createParser(text)) {
      parser.nextToken();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        entries.add(entry(entries.size(), JsonValues.read(parser)));
      }
      return parser.nextToken() == null ? Optional.of(entries) : Optional.empty();
    } catch (IOException e) {
      entries.add(
          new Broken(
              entries.size(),
              "the array breaks off before this entry: " + describe(e, OptionalInt.empty())));
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

  /**
   * @param firstLine where the text begins, 0-based, if the line is worth telling
   */
  private static String describe(IOException e, OptionalInt firstLine) {
    if (e instanceof StreamConstraintsException limit) {
      return "JSON beyond what is read: " + Printable.text(limit.getOriginalMessage(), 200);
    }
    if (e instanceof JsonProcessingException broken && broken.getLocation() != null) {
      String line =
          firstLine.isPresent()
              ? "line %d, ".formatted(firstLine.getAsInt() + broken.getLocation().getLineNr())
              : "";
      return "broken JSON at %scolumn %d: %s"
          .formatted(
              line,
              broken.getLocation().getColumnNr(),
              Printable.text(broken.getOriginalMessage(), 200));
    }
    return "broken JSON: " + Printable.text(String.valueOf(e.getMessage()), 200);
  }
}
