package org.apieval.core.retrieve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.apieval.core.report.Json;
import org.apieval.core.report.Numbers;
import org.apieval.core.report.Rate;
import org.apieval.core.retrieve.RetrievalSummary.Hit;

/**
 * The figures for programs, one object a hub and retriever; every share has numerator, denominator
 * and 95 % interval. What was not measured is left out. Immutable and thread-safe.
 *
 * @param version the tool's version
 */
public record RetrievalJson(String version) implements RetrievalFormat {

  @Override
  public String render(List<RetrievalSummary> summaries) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = Json.indented(text)) {
      json.writeStartObject();
      json.writeStringField("tool", "apieval");
      json.writeStringField("version", version);
      json.writeArrayFieldStart("retrievers");
      for (RetrievalSummary summary : summaries) {
        write(json, summary);
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a StringWriter has no I/O
    }
    return text.append('\n').toString();
  }

  private static void write(JsonGenerator json, RetrievalSummary summary) throws IOException {
    json.writeStartObject();
    json.writeStringField("hub", summary.hub());
    json.writeStringField("retriever", summary.retriever());
    json.writeBooleanField("upper_bound", summary.upperBound());
    json.writeNumberField("n", summary.n());
    for (Map.Entry<Hit, Rate> hit : summary.hits().entrySet()) {
      Json.write(json, hit.getKey().id(), hit.getValue());
    }
    for (Map.Entry<Criterion, Double> mean : summary.reciprocalRank().entrySet()) {
      json.writeNumberField(mean.getKey().id() + "_mrr", Numbers.decimal(mean.getValue()));
    }
    if (summary.time().isPresent()) {
      json.writeNumberField("seconds", summary.time().get().toMillis() / 1000.0);
    }
    json.writeEndObject();
  }
}
