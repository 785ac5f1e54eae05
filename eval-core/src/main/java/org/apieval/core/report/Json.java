package org.apieval.core.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How this project writes JSON: valid UTF-8 whatever the text, and the same on every system.
 * Stateless and thread-safe.
 */
public final class Json {

  /** The last character below the surrogates; those above are escaped, so that half pairs are. */
  private static final int LAST_PLAIN = 0xd7ff;

  /** A whole number in its one usual spelling, so that an id can be told from the number. */
  private static final Pattern INTEGER = Pattern.compile("0|-?[1-9][0-9]{0,99}");

  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder()
          .highestNonEscapedChar(LAST_PLAIN)
          .rootValueSeparator((String) null)
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .build();

  private static final Separators SEPARATORS =
      Separators.createDefaultInstance()
          .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
          .withArrayEmptySeparator("");

  private Json() {}

  /** Writes objects on one line each; the caller ends the lines. */
  public static JsonGenerator lines(Writer out) throws IOException {
    return FACTORY.createGenerator(out);
  }

  /** Writes indented, with line feeds on every system. */
  public static JsonGenerator indented(Writer out) throws IOException {
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter(SEPARATORS)
            .withObjectIndenter(indenter)
            .withArrayIndenter(indenter);
    return FACTORY.createGenerator(out).setPrettyPrinter(printer);
  }

  /** Writes a text field, or null where there is no text. */
  public static void write(JsonGenerator json, String field, Optional<String> text)
      throws IOException {
    if (text.isPresent()) {
      json.writeStringField(field, text.get());
    } else {
      json.writeNullField(field);
    }
  }

  /** Writes an id: as a number where it is one, as the published files have them. */
  public static void writeId(JsonGenerator json, String field, String id) throws IOException {
    json.writeFieldName(field);
    if (INTEGER.matcher(id).matches()) {
      json.writeNumber(id);
    } else {
      json.writeString(id);
    }
  }

  /** Writes a rate: numerator, denominator, value and interval. */
  public static void write(JsonGenerator json, String field, Rate rate) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeNumberField("numerator", rate.numerator());
    json.writeNumberField("denominator", rate.denominator());
    json.writeNumberField("rate", Numbers.decimal(rate.value()));
    json.writeNumberField("low", Numbers.decimal(rate.interval().low()));
    json.writeNumberField("high", Numbers.decimal(rate.interval().high()));
    json.writeEndObject();
  }
}
