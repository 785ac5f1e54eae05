package org.apieval.core.ask;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.Locale;
import org.apieval.api.model.ModelRequest;
import org.apieval.core.report.Json;

/**
 * Writes items as requests for OpenAI's Batch API, one a line. The id of a request is that of its
 * question, with the repeat behind a hash sign where there is one. Stateless and thread-safe.
 */
public final class BatchRequests {

  private static final String ENDPOINT = "/v1/chat/completions";

  private BatchRequests() {}

  /**
   * Writes all items.
   *
   * @param model the model's name as the API knows it
   * @param out left open
   * @throws IOException as {@code out} does
   */
  public static void write(Iterator<Item> items, String model, Writer out) throws IOException {
    try (JsonGenerator json = Json.lines(out)) {
      while (items.hasNext()) {
        write(json, items.next(), model);
      }
    }
  }

  private static void write(JsonGenerator json, Item item, String model) throws IOException {
    Item.Key key = item.key();
    json.writeStartObject();
    json.writeStringField(
        "custom_id", key.questionId() + (key.repeat() == 0 ? "" : "#" + key.repeat()));
    json.writeStringField("method", "POST");
    json.writeStringField("url", ENDPOINT);
    json.writeObjectFieldStart("body");
    json.writeStringField("model", model);
    json.writeArrayFieldStart("messages");
    for (ModelRequest.Message message : item.request().messages()) {
      json.writeStartObject();
      json.writeStringField("role", message.role().name().toLowerCase(Locale.ROOT));
      json.writeStringField("content", message.text());
      json.writeEndObject();
    }
    json.writeEndArray();
    write(json, item.request().sampling());
    json.writeEndObject();
    json.writeEndObject();
    json.writeRaw('\n');
  }

  private static void write(JsonGenerator json, ModelRequest.Sampling sampling) throws IOException {
    if (sampling.temperature().isPresent()) {
      json.writeNumberField("temperature", sampling.temperature().getAsDouble());
    }
    if (sampling.maxTokens().isPresent()) {
      json.writeNumberField("max_tokens", sampling.maxTokens().getAsInt());
    }
    if (sampling.seed().isPresent()) {
      json.writeNumberField("seed", sampling.seed().getAsLong());
    }
    if (sampling.stop().isPresent()) {
      json.writeStringField("stop", sampling.stop().get());
    }
  }
}
