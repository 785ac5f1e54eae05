package org.apieval.app;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.answer.Section;
import org.apieval.core.constraint.ConstraintCheck;
import org.apieval.core.match.KeyedCall;
import org.apieval.core.match.Reference;
import org.apieval.core.python.SourcePositions;
import org.apieval.core.score.ArgumentComparison;
import org.apieval.core.score.HallucinationKind;
import org.apieval.core.score.ScoredAnswer;

/** Tells programs how an answer came to its verdict: one JSON object a line, in plain ASCII. */
final class ExplanationJson {

  private final JsonFactory json = new JsonFactory();
  private final Output out;

  ExplanationJson(Output out) {
    this.out = out;
  }

  /** Writes one explanation. Lines of files count from 0, as in {@code verdicts.jsonl}. */
  void write(Explanation explanation) {
    try (JsonGenerator object = AsciiJson.open(json, out)) {
      object.writeStartObject();
      object.writeStringField("answers", explanation.file());
      object.writeNumberField("line", explanation.answer().line());
      object.writeStringField("hub", explanation.hub());
      object.writeStringField("question_id", explanation.answer().questionId());
      optional(object, "request", explanation.question().map(Question::text));
      optional(object, "expected_domain", explanation.question().map(Question::domain));
      optional(object, "gold_call", explanation.question().map(Question::goldCall));
      optional(object, "answer", explanation.answer().text());
      writeVerdict(explanation.scored(), object);
      writeConstraint(explanation, object);
      writeCalls(explanation, object);
      object.writeFieldName("nearest");
      writeEntry(explanation.scored().nearest(), object);
      writeDifferences(explanation.differences(), object);
      object.writeEndObject();
      object.writeRaw('\n');
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static void writeVerdict(ScoredAnswer scored, JsonGenerator object) throws IOException {
    object.writeStringField("verdict", scored.verdict().id());
    optional(object, "kind", scored.kind().map(HallucinationKind::id));
    object.writeStringField("reason", scored.reason());
    optional(object, "source", scored.source().map(ExplanationJson::id));
    optional(object, "call", scored.call());
    optional(object, "domain", scored.domain());
    object.writeBooleanField("domain_correct", scored.domainCorrect());
    object.writeBooleanField("gold_api", scored.goldApi());
    object.writeBooleanField("exact", scored.exact());
    object.writeBooleanField("truncated", scored.truncated());
    object.writeBooleanField("ambiguous", scored.ambiguous());
  }

  private static void writeConstraint(Explanation explanation, JsonGenerator object)
      throws IOException {
    if (explanation.constraints().isEmpty()) {
      return;
    }
    object.writeStringField("constraint", explanation.wanted());
    Optional<ConstraintCheck> check = explanation.scored().constraint();
    object.writeFieldName("constraint_met");
    if (check.isPresent()) {
      object.writeBoolean(check.get().met());
    } else {
      object.writeNull();
    }
    optional(object, "constraint_reason", check.map(ConstraintCheck::reason));
  }

  private static String id(Section.Source source) {
    return source.name().toLowerCase(java.util.Locale.ROOT);
  }

  private static void writeCalls(Explanation explanation, JsonGenerator object) throws IOException {
    SourcePositions positions = new SourcePositions(explanation.text());
    object.writeArrayFieldStart("calls");
    for (KeyedCall call : explanation.calls()) {
      int start = call.found().span().start();
      object.writeStartObject();
      object.writeNumberField("line", positions.line(start));
      object.writeNumberField("column", positions.column(start));
      object.writeStringField("call", call.written().toSource());
      optional(object, "problem", call.found().problem());
      strings(object, "resolved", call.resolved());
      strings(object, "looked_up", call.keys().stream().map(Object::toString).toList());
      writeReferences(explanation.matched(call), object);
      object.writeEndObject();
    }
    object.writeEndArray();
  }

  private static void writeReferences(List<Reference> references, JsonGenerator object)
      throws IOException {
    object.writeArrayFieldStart("matched");
    for (Reference reference : references) {
      writeEntry(Optional.of(reference.entry()), object);
    }
    object.writeEndArray();
  }

  private static void writeEntry(Optional<ApiRecord> entry, JsonGenerator object)
      throws IOException {
    if (entry.isEmpty()) {
      object.writeNull();
      return;
    }
    object.writeStartObject();
    object.writeNumberField("line", entry.get().line());
    object.writeStringField("domain", entry.get().domain());
    object.writeStringField("api_call", entry.get().apiCall());
    object.writeEndObject();
  }

  private static void writeDifferences(List<ArgumentComparison> parts, JsonGenerator object)
      throws IOException {
    object.writeArrayFieldStart("differences");
    for (ArgumentComparison part : parts) {
      if (!part.same()) {
        object.writeStartObject();
        object.writeStringField("name", part.name());
        optional(object, "answer", part.answer());
        optional(object, "reference", part.reference());
        object.writeEndObject();
      }
    }
    object.writeEndArray();
  }

  private static void optional(JsonGenerator object, String name, Optional<String> value)
      throws IOException {
    object.writeStringField(name, value.orElse(null));
  }

  private static void strings(JsonGenerator object, String name, List<String> values)
      throws IOException {
    object.writeArrayFieldStart(name);
    for (String value : values) {
      object.writeString(value);
    }
    object.writeEndArray();
  }
}
