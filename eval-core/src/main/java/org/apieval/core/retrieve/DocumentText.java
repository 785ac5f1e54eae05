package org.apieval.core.retrieve;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter.NopIndenter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.core.util.Separators.Spacing;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apieval.api.data.ApiRecord;
import org.jspecify.annotations.Nullable;

/**
 * How documents stand in prompts: as JSON, written as the published prompts with the gold document
 * have it, with Python's {@code json.dumps}. Numbers that JSON does not have become strings.
 * Stateless and thread-safe.
 */
public final class DocumentText {

  private static final int LAST_ASCII = 126;

  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder()
          .highestNonEscapedChar(LAST_ASCII)
          .disable(JsonWriteFeature.WRITE_HEX_UPPER_CASE)
          .build();

  private static final DefaultPrettyPrinter ONE_LINE =
      new DefaultPrettyPrinter(
              Separators.createDefaultInstance()
                  .withObjectFieldValueSpacing(Spacing.AFTER)
                  .withObjectEntrySpacing(Spacing.AFTER)
                  .withArrayValueSpacing(Spacing.AFTER)
                  .withObjectEmptySeparator("")
                  .withArrayEmptySeparator(""))
          .withObjectIndenter(NopIndenter.instance)
          .withArrayIndenter(NopIndenter.instance);

  private DocumentText() {}

  /** The documents, one a line, in their order; empty where there are none. */
  public static String of(List<ApiRecord> documents) {
    return documents.stream().map(DocumentText::of).collect(Collectors.joining("\n"));
  }

  /** A document on one line. */
  public static String of(ApiRecord document) {
    return of(document.fields());
  }

  /** A JSON object on one line, written in the same way. */
  public static String of(Map<String, @Nullable Object> object) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(text)) {
      json.setPrettyPrinter(ONE_LINE.createInstance());
      write(json, object);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible); // a StringWriter has no I/O
    }
    return text.toString();
  }

  private static void write(JsonGenerator json, @Nullable Object value) throws IOException {
    if (value instanceof Map<?, ?> map) {
      json.writeStartObject();
      for (Map.Entry<?, ?> field : map.entrySet()) {
        json.writeFieldName(String.valueOf(field.getKey()));
        write(json, field.getValue());
      }
      json.writeEndObject();
    } else if (value instanceof List<?> list) {
      json.writeStartArray();
      for (Object element : list) {
        write(json, element);
      }
      json.writeEndArray();
    } else if (value instanceof Double number && Double.isFinite(number)) {
      json.writeNumber(PythonFloat.repr(number));
    } else if (value instanceof Number number && !(value instanceof Double)) {
      json.writeNumber(number.toString());
    } else if (value instanceof Boolean truth) {
      json.writeBoolean(truth);
    } else if (value == null) {
      json.writeNull();
    } else {
      json.writeString(value.toString());
    }
  }
}
