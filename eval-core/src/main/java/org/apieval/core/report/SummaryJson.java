package org.apieval.core.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apieval.core.score.HallucinationKind;

/**
 * The summary for programs, and what {@code summary.json} holds: tool, version, scorer, and for
 * each hub its files and their total, every rate with numerator, denominator and 95 % interval.
 * Immutable and thread-safe.
 *
 * @param version the tool's version
 * @param scorer the scorer's name
 */
public record SummaryJson(String version, String scorer) implements SummaryFormat {

  @Override
  public String render(List<Summary> summaries) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = Json.indented(text)) {
      json.writeStartObject();
      json.writeStringField("tool", "apieval");
      json.writeStringField("version", version);
      json.writeStringField("scorer", scorer);
      json.writeArrayFieldStart("hubs");
      for (List<Summary> files : byHub(summaries).values()) {
        writeHub(json, files);
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a StringWriter has no I/O
    }
    return text.append('\n').toString();
  }

  private static Map<String, List<Summary>> byHub(List<Summary> summaries) {
    Map<String, List<Summary>> hubs = new LinkedHashMap<>();
    for (Summary summary : summaries) {
      hubs.computeIfAbsent(summary.hub(), hub -> new ArrayList<>()).add(summary);
    }
    return hubs;
  }

  private static void writeHub(JsonGenerator json, List<Summary> files) throws IOException {
    json.writeStartObject();
    json.writeStringField("hub", files.get(0).hub());
    json.writeArrayFieldStart("files");
    for (Summary file : files) {
      json.writeStartObject();
      json.writeStringField("answers", file.answers());
      writeFigures(json, file);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeObjectFieldStart("total");
    writeFigures(json, Summary.total(files));
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void writeFigures(JsonGenerator json, Summary summary) throws IOException {
    json.writeNumberField("n", summary.n());
    for (Metric metric : Metric.values()) {
      writeRate(json, metric.id(), metric.of(summary));
    }
    json.writeObjectFieldStart("hallucination_kinds");
    for (Map.Entry<HallucinationKind, Long> kind : summary.kinds().entrySet()) {
      json.writeNumberField(kind.getKey().id(), kind.getValue());
    }
    json.writeEndObject();
    for (Map.Entry<String, Long> count : summary.counts().entrySet()) {
      json.writeNumberField(count.getKey(), count.getValue());
    }
  }

  private static void writeRate(JsonGenerator json, String name, Rate rate) throws IOException {
    json.writeObjectFieldStart(name);
    json.writeNumberField("numerator", rate.numerator());
    json.writeNumberField("denominator", rate.denominator());
    json.writeNumberField("rate", Numbers.decimal(rate.value()));
    json.writeNumberField("low", Numbers.decimal(rate.interval().low()));
    json.writeNumberField("high", Numbers.decimal(rate.interval().high()));
    json.writeEndObject();
  }
}
