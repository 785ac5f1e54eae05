package org.apieval.core.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.run.ScoredFile;
import org.apieval.core.score.HallucinationKind;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.ScorerId;

/**
 * Writes verdicts as JSON lines, one an answer and scorer, in input order. Equal verdicts give
 * equal bytes. The lines of {@link ScorerId#AST}, or of the only scorer, also say what was asked,
 * answered and compared. {@code docs/results.md} lists the fields. Stateless and thread-safe.
 */
public final class VerdictLines {

  private VerdictLines() {}

  /**
   * Writes all verdicts of all files.
   *
   * @param contexts by hub id; of a hub without one there are the verdicts alone
   * @param out left open; gets no half surrogate pairs, they are escaped
   * @throws IOException as {@code out} does
   */
  public static void write(List<ScoredFile> files, Map<String, HubContext> contexts, Writer out)
      throws IOException {
    Set<ScorerId> scorers = files.stream().map(ScoredFile::scorer).collect(Collectors.toSet());
    try (JsonGenerator json = Json.lines(out)) {
      for (ScoredFile file : files) {
        // Once an answer is enough, and best where the call in it is told.
        boolean told = file.scorer() == ScorerId.AST || !scorers.contains(ScorerId.AST);
        HubContext context = contexts.get(file.hub());
        for (ScoredAnswer verdict : file.verdicts()) {
          json.writeStartObject();
          write(json, file, verdict);
          if (context != null) {
            ConstraintFields.write(json, context.benchmark(), file, verdict);
          }
          if (told && context != null) {
            new EvidenceFields(json, context).write(file.file(), verdict);
          }
          json.writeEndObject();
          json.writeRaw('\n');
        }
      }
    }
  }

  private static void write(JsonGenerator json, ScoredFile file, ScoredAnswer verdict)
      throws IOException {
    json.writeStringField("answers", file.file().name());
    json.writeNumberField("line", verdict.answer().line());
    json.writeStringField("hub", file.hub());
    Json.writeId(json, "question_id", verdict.answer().questionId());
    json.writeStringField("scorer", file.scorer().id());
    json.writeStringField("verdict", verdict.verdict().id());
    boolean looksIntoAnswers = file.scorer() == ScorerId.AST;
    if (looksIntoAnswers) {
      writeEvidence(json, verdict);
    }
    Json.write(json, "call", verdict.call());
    writeMatched(json, verdict.matched());
    if (looksIntoAnswers) {
      writeProperties(json, verdict);
    }
    json.writeStringField("reason", verdict.reason());
  }

  private static void writeEvidence(JsonGenerator json, ScoredAnswer verdict) throws IOException {
    Json.write(json, "kind", verdict.kind().map(HallucinationKind::id));
    Json.write(
        json, "source", verdict.source().map(source -> source.name().toLowerCase(Locale.ROOT)));
  }

  private static void writeProperties(JsonGenerator json, ScoredAnswer verdict) throws IOException {
    json.writeBooleanField("gold_api", verdict.goldApi());
    json.writeBooleanField("exact", verdict.exact());
    Json.write(json, "nearest", verdict.nearest().map(ApiRecord::apiCall));
    writeResolved(json, verdict.resolved());
    json.writeBooleanField("truncated", verdict.truncated());
    json.writeBooleanField("ambiguous", verdict.ambiguous());
    Json.write(json, "domain", verdict.domain());
    json.writeBooleanField("domain_correct", verdict.domainCorrect());
  }

  private static void writeMatched(JsonGenerator json, List<Integer> lines) throws IOException {
    json.writeArrayFieldStart("matched");
    for (int line : lines) {
      json.writeNumber(line);
    }
    json.writeEndArray();
  }

  private static void writeResolved(JsonGenerator json, List<String> names) throws IOException {
    json.writeArrayFieldStart("resolved");
    for (String name : names) {
      json.writeString(name);
    }
    json.writeEndArray();
  }
}
