package org.apieval.core.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.python.Span;
import org.apieval.core.score.ArgumentComparison;
import org.apieval.core.score.Comparison;
import org.apieval.core.score.ScoredAnswer;

/**
 * Writes what a verdict rests on: request, answer, where the call stands, what it was compared
 * with, and the documents the model was given.
 *
 * @param json takes the fields
 * @param context of the answers' hub
 */
record EvidenceFields(JsonGenerator json, HubContext context) {

  /** Writes the fields of one verdict; every field is there, whatever is known. */
  void write(AnswerFile file, ScoredAnswer verdict) throws IOException {
    Answer answer = verdict.answer();
    Optional<Question> question =
        Optional.ofNullable(context.benchmark().questions().get(answer.questionId()));
    Json.write(json, "request", question.map(Question::text));
    Json.write(json, "expected_domain", question.map(Question::domain));
    Json.write(json, "gold_call", question.map(Question::goldCall));
    Json.write(json, "answer", answer.text());
    Comparison comparison = verdict.comparison();
    writeSpan(comparison.span());
    writeEntry(comparison.entry());
    writeArguments(comparison.arguments());
    writeDocuments(context.documents().of(file, answer));
  }

  private void writeSpan(Optional<Span> span) throws IOException {
    json.writeFieldName("span");
    if (span.isPresent()) {
      json.writeArray(new int[] {span.get().start(), span.get().end()}, 0, 2);
    } else {
      json.writeNull();
    }
  }

  private void writeEntry(Optional<ApiRecord> entry) throws IOException {
    json.writeFieldName("reference");
    if (entry.isEmpty()) {
      json.writeNull();
      return;
    }
    json.writeStartObject();
    json.writeNumberField("line", entry.get().line());
    json.writeStringField("domain", entry.get().domain());
    json.writeStringField("api_call", entry.get().apiCall());
    json.writeEndObject();
  }

  private void writeArguments(List<ArgumentComparison> arguments) throws IOException {
    json.writeArrayFieldStart("arguments");
    for (ArgumentComparison argument : arguments) {
      json.writeStartObject();
      json.writeStringField("name", argument.name());
      Json.write(json, "answer", argument.answer());
      Json.write(json, "reference", argument.reference());
      Json.write(json, "gold", argument.gold());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void writeDocuments(List<GivenDocument> documents) throws IOException {
    json.writeArrayFieldStart("documents");
    for (GivenDocument document : documents) {
      json.writeStartObject();
      Json.write(json, "domain", document.domain());
      Json.write(json, "api_call", document.apiCall());
      json.writeBooleanField("domain_correct", document.domainCorrect());
      json.writeBooleanField("gold", document.gold());
      json.writeStringField("text", document.text());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
