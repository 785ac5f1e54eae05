package org.apieval.core.audit;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.apieval.core.report.Json;
import org.apieval.core.score.HallucinationKind;
import org.apieval.core.score.ScoredAnswer;

/**
 * Writes the answers on which the scorers differ as JSON lines: both verdicts, what each matched,
 * and the accident behind it. Stateless and thread-safe.
 */
public final class AuditLines {

  private AuditLines() {}

  /**
   * Writes all differences of all files, in input order.
   *
   * @param out left open
   * @throws IOException as {@code out} does
   */
  public static void write(List<AuditedFile> files, Writer out) throws IOException {
    try (JsonGenerator json = Json.lines(out)) {
      for (AuditedFile file : files) {
        for (AuditedAnswer answer : file.differences()) {
          write(json, file, answer);
        }
      }
    }
  }

  private static void write(JsonGenerator json, AuditedFile file, AuditedAnswer answer)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("hub", file.hub());
    json.writeStringField("answers", file.file().name());
    json.writeNumberField("line", answer.exact().answer().line());
    json.writeStringField("question_id", answer.exact().answer().questionId());
    json.writeStringField("differs", answer.labelsDiffer() ? "label" : "entry");
    write(json, "ast", answer.exact());
    write(json, "official", answer.published());
    Reason reason = answer.reason().orElseThrow();
    json.writeStringField("accident", reason.accident().id());
    json.writeStringField("detail", reason.detail());
    json.writeEndObject();
    json.writeRaw('\n');
  }

  private static void write(JsonGenerator json, String scorer, ScoredAnswer scored)
      throws IOException {
    json.writeObjectFieldStart(scorer);
    json.writeStringField("verdict", scored.verdict().id());
    if (scored.kind().isPresent()) {
      Json.write(json, "kind", scored.kind().map(HallucinationKind::id));
    }
    json.writeArrayFieldStart("matched");
    for (int line : scored.matched()) {
      json.writeNumber(line);
    }
    json.writeEndArray();
    Json.write(json, "call", scored.call());
    json.writeEndObject();
  }
}
