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
import org.apieval.core.score.ScorerId;

/**
 * The summary for programs, and what {@code summary.json} holds: tool, version, and for each hub
 * and scorer its files and their total, every rate with numerator, denominator and 95 % interval.
 * Immutable and thread-safe.
 *
 * @param version the tool's version
 */
public record SummaryJson(String version) implements SummaryFormat {

  private record HubAndScorer(String hub, ScorerId scorer) {}

  @Override
  public String render(List<Summary> summaries) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = Json.indented(text)) {
      json.writeStartObject();
      json.writeStringField("tool", "apieval");
      json.writeStringField("version", version);
      json.writeArrayFieldStart("hubs");
      for (List<Summary> files : byHubAndScorer(summaries).values()) {
        writeHub(json, files);
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a StringWriter has no I/O
    }
    return text.append('\n').toString();
  }

  private static Map<HubAndScorer, List<Summary>> byHubAndScorer(List<Summary> summaries) {
    Map<HubAndScorer, List<Summary>> groups = new LinkedHashMap<>();
    for (Summary summary : summaries) {
      HubAndScorer group = new HubAndScorer(summary.hub(), summary.scorer());
      groups.computeIfAbsent(group, absent -> new ArrayList<>()).add(summary);
    }
    return groups;
  }

  private static void writeHub(JsonGenerator json, List<Summary> files) throws IOException {
    json.writeStartObject();
    json.writeStringField("hub", files.get(0).hub());
    json.writeStringField("scorer", files.get(0).scorer().id());
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
    for (Map.Entry<Metric, Rate> rate : summary.rates().entrySet()) {
      Json.write(json, rate.getKey().id(), rate.getValue());
    }
    if (!summary.kinds().isEmpty()) {
      json.writeObjectFieldStart("hallucination_kinds");
      for (Map.Entry<HallucinationKind, Long> kind : summary.kinds().entrySet()) {
        json.writeNumberField(kind.getKey().id(), kind.getValue());
      }
      json.writeEndObject();
    }
    for (Map.Entry<String, Long> count : summary.counts().entrySet()) {
      json.writeNumberField(count.getKey(), count.getValue());
    }
  }
}
