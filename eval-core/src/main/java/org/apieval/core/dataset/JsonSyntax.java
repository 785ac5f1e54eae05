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
import java.util.Optional;
import java.util.OptionalInt;
import org.apieval.core.Printable;

/** What JSON of data files may be like, and what is wrong where it is not. Thread-safe. */
final class JsonSyntax {

  /** Takes JSON, and NaN, as Python writes by default. */
  static final JsonFactory STRICT = factory(false);

  /** Takes the commas that people leave behind the last element, too. */
  static final JsonFactory FORGIVING = factory(true);

  private JsonSyntax() {}

  private static JsonFactory factory(boolean forgiving) {
    return JsonFactory.builder()
        .configure(JsonFactory.Feature.INTERN_FIELD_NAMES, false)
        .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
        .configure(JsonReadFeature.ALLOW_TRAILING_COMMA, forgiving)
        .streamReadConstraints(
            StreamReadConstraints.builder()
                .maxStringLength(Integer.MAX_VALUE)
                .maxNameLength(Integer.MAX_VALUE)
                .build())
        .build();
  }

  /**
   * The first thing in a text that is neither an object nor an array of them, with its line. What
   * stands behind a place where JSON breaks off is not looked at.
   */
  static Optional<JsonRows.Broken> flaw(String text) {
    try (JsonParser parser = STRICT.createParser(text)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        boolean inArray = parser.getParsingContext().inArray();
        if (token == JsonToken.START_OBJECT) {
          parser.skipChildren();
        } else if (token != JsonToken.END_ARRAY && !(token == JsonToken.START_ARRAY && inArray)) {
          int line = parser.currentTokenLocation().getLineNr() - 1;
          return Optional.of(
              new JsonRows.Broken(
                  line, "expected a JSON object, not " + Row.describe(JsonValues.read(parser))));
        }
      }
      return Optional.empty();
    } catch (JsonProcessingException e) {
      return Optional.of(
          new JsonRows.Broken(
              Math.max(0, e.getLocation().getLineNr() - 1), describe(e, OptionalInt.empty())));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // there is no I/O
    }
  }

  /**
   * What is wrong with a text.
   *
   * @param firstLine where the text begins, 0-based, if the line is worth telling
   */
  static String describe(IOException e, OptionalInt firstLine) {
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
