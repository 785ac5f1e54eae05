package org.apieval.core.audit;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.apieval.core.report.Json;
import org.apieval.core.report.Metric;
import org.apieval.core.report.Rate;
import org.apieval.core.results.PublishedFigure;
import org.apieval.core.results.PublishedFigures;
import org.apieval.core.score.ScorerId;

/**
 * An audit's figures for programs. Immutable and thread-safe.
 *
 * @param version the tool's version
 * @param published what the paper prints
 */
public record AuditJson(String version, PublishedFigures published) {

  /** The text, complete with its last line end. */
  public String render(List<HubAudit> audits) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = Json.indented(text)) {
      json.writeStartObject();
      json.writeStringField("tool", "apieval");
      json.writeStringField("version", version);
      json.writeArrayFieldStart("hubs");
      for (HubAudit audit : audits) {
        write(json, audit);
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a StringWriter has no I/O
    }
    return text.append('\n').toString();
  }

  private void write(JsonGenerator json, HubAudit audit) throws IOException {
    json.writeStartObject();
    json.writeStringField("hub", audit.hub());
    json.writeNumberField("entries", audit.entries());
    json.writeNumberField("questions", audit.questions());
    json.writeArrayFieldStart("files");
    for (AuditedFile file : audit.files()) {
      writeFile(json, file);
    }
    json.writeEndArray();
    writeEffects(json, audit.files());
    json.writeObjectFieldStart("ceiling");
    writeRates(json, audit.gold());
    writeEffects(json, List.of(audit.gold()));
    json.writeEndObject();
    json.writeObjectFieldStart("floor");
    writeConstant(json, "ast", audit.exactFloor());
    writeConstant(json, "official", audit.publishedFloor());
    json.writeEndObject();
    writeDocumentFloors(json, audit);
    json.writeEndObject();
  }

  private void writeFile(JsonGenerator json, AuditedFile file) throws IOException {
    json.writeStartObject();
    json.writeStringField("answers", file.file().name());
    writeRates(json, file);
    json.writeNumberField("labels_differ", file.labelDifferences());
    json.writeNumberField("entries_differ", file.differences().size() - file.labelDifferences());
    writeEffects(json, List.of(file));
    json.writeArrayFieldStart("published");
    for (PublishedFigure figure : published.about(file.hub(), file.file().name())) {
      json.writeStartObject();
      json.writeNumberField("table", figure.table());
      json.writeStringField("judged_by", figure.byDomain() ? "domain" : "call");
      writePrinted(json, file, Metric.ACCURACY, figure.accuracy());
      writePrinted(json, file, Metric.HALLUCINATION, figure.hallucination());
      if (figure.wrongApi().isPresent()) {
        json.writeNumberField("wrong_api", figure.wrongApi().get());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void writePrinted(
      JsonGenerator json, AuditedFile file, Metric metric, double printed) throws IOException {
    json.writeNumberField(metric.id(), printed);
    json.writeBooleanField(
        metric.id() + "_agrees",
        PublishedFigure.agrees(printed, file.rate(metric, ScorerId.OFFICIAL)));
  }

  private static void writeRates(JsonGenerator json, AuditedFile file) throws IOException {
    for (ScorerId scorer : ScorerId.values()) {
      json.writeObjectFieldStart(scorer.id());
      for (Map.Entry<Metric, Rate> rate : file.summary(scorer).rates().entrySet()) {
        Json.write(json, rate.getKey().id(), rate.getValue());
      }
      json.writeEndObject();
    }
  }

  private static void writeEffects(JsonGenerator json, List<AuditedFile> files) throws IOException {
    json.writeArrayFieldStart("accidents");
    for (Effect effect : Effect.in(files)) {
      json.writeStartObject();
      json.writeStringField("accident", effect.accident().id());
      json.writeNumberField("labels_differ", effect.labels());
      json.writeNumberField("entries_differ", effect.entries());
      json.writeNumberField("more_correct", effect.correct());
      json.writeNumberField("more_hallucinations", effect.hallucinated());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeConstant(JsonGenerator json, String scorer, Constant constant)
      throws IOException {
    json.writeObjectFieldStart(scorer);
    json.writeNumberField("line", constant.entry().line());
    json.writeStringField("call", constant.entry().apiCall());
    json.writeStringField("domain", constant.entry().domain());
    Json.write(json, Metric.ACCURACY.id(), constant.accuracy());
    json.writeEndObject();
  }

  private static void writeDocumentFloors(JsonGenerator json, HubAudit audit) throws IOException {
    json.writeArrayFieldStart("document_floors");
    for (DocumentFloor floor : audit.documentFloors()) {
      json.writeStartObject();
      json.writeStringField("prompts", floor.prompts());
      json.writeNumberField("documents", floor.documents());
      json.writeObjectFieldStart(Metric.ACCURACY.id());
      Json.write(json, "ast", floor.exact());
      Json.write(json, "official", floor.published());
      json.writeEndObject();
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
