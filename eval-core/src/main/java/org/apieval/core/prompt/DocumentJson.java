package org.apieval.core.prompt;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.jspecify.annotations.Nullable;

/** A catalogue row as JSON, its fields in file order. Stateless and thread-safe. */
final class DocumentJson {

  private static final JsonFactory JSON = new JsonFactory();

  private DocumentJson() {}

  static String of(ApiRecord document) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(text)) {
      write(json, document.fields());
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a StringWriter has no I/O
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
    } else if (value instanceof Number || value instanceof Boolean) {
      json.writeRawValue(value.toString());
    } else if (value == null) {
      json.writeNull();
    } else {
      json.writeString(value.toString());
    }
  }
}
