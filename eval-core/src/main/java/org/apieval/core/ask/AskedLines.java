package org.apieval.core.ask;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.apieval.api.model.ModelResponse;
import org.apieval.core.report.Json;

/**
 * How answers are written down: a line of JSON each, the published fields {@code question_id} and
 * {@code text} first. Stateless and thread-safe.
 */
final class AskedLines {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private AskedLines() {}

  /** The line, its end included. */
  static String write(Asked asked) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = Json.lines(text)) {
      ModelResponse response = asked.response();
      json.writeStartObject();
      json.writeStringField("question_id", asked.key().questionId());
      json.writeStringField("text", response.text());
      json.writeNumberField("repeat", asked.key().repeat());
      json.writeStringField("prompt", asked.prompt());
      json.writeArrayFieldStart("documents");
      for (int line : asked.documents()) {
        json.writeNumber(line);
      }
      json.writeEndArray();
      write(json, "input_tokens", response.inputTokens());
      write(json, "output_tokens", response.outputTokens());
      json.writeNumberField("latency_ms", response.latency().toMillis());
      json.writeStringField("finish", response.finish().name().toLowerCase(Locale.ROOT));
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a StringWriter has no I/O
    }
    return text.append('\n').toString();
  }

  private static void write(JsonGenerator json, String field, OptionalInt number)
      throws IOException {
    if (number.isPresent()) {
      json.writeNumberField(field, number.getAsInt());
    } else {
      json.writeNullField(field);
    }
  }

  /** What a line says; empty where it is none that {@link #write} writes. */
  static Optional<Asked> read(String line) {
    try {
      JsonNode row = MAPPER.readTree(line);
      if (!row.path("question_id").isTextual() || !row.path("text").isTextual()) {
        return Optional.empty();
      }
      List<Integer> documents = new ArrayList<>();
      row.path("documents").forEach(document -> documents.add(document.asInt()));
      return Optional.of(
          new Asked(
              new Item.Key(row.get("question_id").textValue(), row.path("repeat").asInt()),
              row.path("prompt").asText(),
              documents,
              new ModelResponse(
                  row.get("text").textValue(),
                  number(row.path("input_tokens")),
                  number(row.path("output_tokens")),
                  Duration.ofMillis(row.path("latency_ms").asLong()),
                  finish(row.path("finish").asText()))));
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }

  private static OptionalInt number(JsonNode value) {
    return value.isInt() ? OptionalInt.of(value.intValue()) : OptionalInt.empty();
  }

  private static ModelResponse.FinishReason finish(String name) {
    for (ModelResponse.FinishReason reason : ModelResponse.FinishReason.values()) {
      if (reason.name().equalsIgnoreCase(name)) {
        return reason;
      }
    }
    return ModelResponse.FinishReason.OTHER;
  }
}
