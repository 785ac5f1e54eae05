package org.apieval.core.page;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import org.apieval.core.report.Json;
import org.apieval.core.report.Metric;
import org.apieval.core.report.Rate;
import org.apieval.core.results.HubBounds;
import org.apieval.core.results.PublishedFigure;
import org.apieval.core.results.RecordedUsage;
import org.apieval.core.score.HallucinationKind;

/** A run with its figures, and what they can be held against. Stateless and thread-safe. */
final class RunJson {

  private RunJson() {}

  /**
   * Writes a run.
   *
   * @param id what answers and addresses name it by
   */
  static void write(JsonGenerator json, int id, ReportedRun run) throws IOException {
    json.writeStartObject();
    json.writeNumberField("id", id);
    json.writeStringField("name", run.name());
    json.writeStringField("hub", run.file().hub());
    json.writeStringField("answers", run.file().name());
    json.writeStringField("scorer", run.file().scorer());
    json.writeNumberField("n", run.summary().n());
    json.writeNumberField("unscored", run.summary().unscored());
    json.writeObjectFieldStart("rates");
    for (Map.Entry<Metric, Rate> rate : run.summary().rates().entrySet()) {
      Json.write(json, rate.getKey().id(), rate.getValue());
    }
    json.writeEndObject();
    json.writeObjectFieldStart("kinds");
    for (Map.Entry<HallucinationKind, Long> kind : run.summary().kinds().entrySet()) {
      json.writeNumberField(kind.getKey().id(), kind.getValue());
    }
    json.writeEndObject();
    writeDomains(json, run);
    writeBeside(json, run);
    json.writeEndObject();
  }

  private static void writeDomains(JsonGenerator json, ReportedRun run) throws IOException {
    json.writeArrayFieldStart("domains");
    for (Map.Entry<String, Rate> domain : run.domains().entrySet()) {
      json.writeStartObject();
      json.writeStringField("domain", domain.getKey());
      Json.write(json, "accuracy", domain.getValue());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** What a run's figures can be held against, and what they cost. */
  private static void writeBeside(JsonGenerator json, ReportedRun run) throws IOException {
    HubBounds bounds = run.file().bounds();
    if (bounds.ceiling().isPresent() && bounds.floor().isPresent()) {
      Json.write(json, "ceiling", bounds.ceiling().get());
      Json.write(json, "floor", bounds.floor().get());
      Json.write(json, "floorCall", bounds.floorCall());
    }
    if (run.file().usage().isPresent()) {
      writeUsage(json, run.file().usage().get());
    }
    if (run.documentDomain().isPresent() && run.documentGold().isPresent()) {
      json.writeObjectFieldStart("retrieval");
      Json.write(json, "domain", run.documentDomain().get());
      Json.write(json, "gold", run.documentGold().get());
      json.writeEndObject();
    }
    json.writeArrayFieldStart("published");
    for (PublishedFigure figure : run.published()) {
      json.writeStartObject();
      json.writeNumberField("table", figure.table());
      json.writeBooleanField("byDomain", figure.byDomain());
      json.writeNumberField("accuracy", figure.accuracy());
      json.writeNumberField("hallucination", figure.hallucination());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeUsage(JsonGenerator json, RecordedUsage usage) throws IOException {
    json.writeObjectFieldStart("usage");
    json.writeNumberField("median", usage.medianMillis());
    json.writeNumberField("p95", usage.p95Millis());
    json.writeNumberField("inputTokens", usage.inputTokens());
    json.writeNumberField("outputTokens", usage.outputTokens());
    if (usage.cost().isPresent()) {
      json.writeNumberField("cost", usage.cost().get());
    }
    json.writeEndObject();
  }
}
