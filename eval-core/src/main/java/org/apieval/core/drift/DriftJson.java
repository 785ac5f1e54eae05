package org.apieval.core.drift;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.apieval.core.report.Json;

/**
 * The figures for programs, one object a run; every share has numerator, denominator and 95 %
 * interval. Immutable and thread-safe.
 *
 * @param version the tool's version
 */
public record DriftJson(String version) implements DriftFormat {

  @Override
  public String render(List<DriftSummary> summaries) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = Json.indented(text)) {
      json.writeStartObject();
      json.writeStringField("tool", "apieval");
      json.writeStringField("version", version);
      json.writeArrayFieldStart("runs");
      for (DriftSummary summary : summaries) {
        json.writeStartObject();
        json.writeStringField("hub", summary.hub());
        json.writeStringField("answers", summary.answers());
        write(json, "all", summary.all());
        json.writeObjectFieldStart("by_change");
        for (Map.Entry<ChangeKind, DriftCounts> kind : summary.byKind().entrySet()) {
          write(json, kind.getKey().id(), kind.getValue());
        }
        json.writeEndObject();
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a StringWriter has no I/O
    }
    return text.append('\n').toString();
  }

  private static void write(JsonGenerator json, String field, DriftCounts counts)
      throws IOException {
    json.writeObjectFieldStart(field);
    json.writeNumberField("n", counts.n());
    for (Outcome outcome : Outcome.JUDGED) {
      Json.write(json, outcome.id(), counts.rate(outcome));
    }
    json.writeNumberField(Outcome.UNSCORED.id(), counts.count(Outcome.UNSCORED));
    Json.write(json, "shown", counts.shown());
    json.writeEndObject();
  }
}
