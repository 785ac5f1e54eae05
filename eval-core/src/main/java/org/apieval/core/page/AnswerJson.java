package org.apieval.core.page;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.apieval.core.report.Json;
import org.apieval.core.results.ComparedPart;
import org.apieval.core.results.JudgedConstraint;
import org.apieval.core.results.ReferenceEntry;
import org.apieval.core.results.RetrievedDocument;
import org.apieval.core.results.VerdictLine;

/**
 * Writes the answers of a run. What is false, empty or absent is left out; the page fills it in.
 *
 * @param json where to write
 * @param run the run's number
 * @param documents numbers the documents, which many answers share
 */
record AnswerJson(JsonGenerator json, int run, Numbered<RetrievedDocument> documents) {

  /**
   * @param place the answer's place in its run, from 0
   * @param question the question's number
   */
  void write(int place, int question, VerdictLine line) throws IOException {
    json.writeStartObject();
    json.writeNumberField("run", run);
    json.writeNumberField("line", line.line().orElse(place));
    json.writeNumberField("question", question);
    json.writeStringField("verdict", line.verdict().id());
    json.writeStringField("reason", line.reason());
    if (line.kind().isPresent()) {
      json.writeStringField("kind", line.kind().get());
    }
    if (line.call().isPresent()) {
      json.writeStringField("call", line.call().get());
    }
    if (line.data().answer().isPresent()) {
      json.writeStringField("answer", line.data().answer().get());
    }
    if (line.span().isPresent()) {
      json.writeArrayFieldStart("span");
      json.writeNumber(line.span().get().start());
      json.writeNumber(line.span().get().end());
      json.writeEndArray();
    }
    if (line.domain().isPresent()) {
      json.writeStringField("domain", line.domain().get());
    }
    writeReference(line);
    writeArguments(line);
    writeDocuments(line);
    writeConstraint(line);
    writeRemarks(line);
    json.writeEndObject();
  }

  private void writeConstraint(VerdictLine line) throws IOException {
    if (line.constraint().isPresent()) {
      JudgedConstraint constraint = line.constraint().get();
      json.writeObjectFieldStart("constraint");
      json.writeStringField("wanted", constraint.wanted());
      json.writeStringField("reason", constraint.reason());
      if (constraint.met().isPresent()) {
        json.writeBooleanField("met", constraint.met().get());
      }
      json.writeEndObject();
    }
  }

  private void writeReference(VerdictLine line) throws IOException {
    if (line.reference().isPresent()) {
      ReferenceEntry reference = line.reference().get();
      json.writeObjectFieldStart("reference");
      json.writeStringField("domain", reference.domain());
      json.writeStringField("call", reference.apiCall());
      json.writeEndObject();
    } else if (line.nearest().isPresent()) {
      json.writeObjectFieldStart("reference");
      json.writeStringField("call", line.nearest().get());
      json.writeEndObject();
    }
  }

  private void writeArguments(VerdictLine line) throws IOException {
    if (!line.arguments().isEmpty()) {
      json.writeArrayFieldStart("arguments");
      for (ComparedPart part : line.arguments()) {
        json.writeStartObject();
        json.writeStringField("name", part.name());
        Json.write(json, "answer", part.answer());
        Json.write(json, "reference", part.reference());
        Json.write(json, "gold", part.gold());
        json.writeEndObject();
      }
      json.writeEndArray();
    }
  }

  private void writeDocuments(VerdictLine line) throws IOException {
    if (!line.data().documents().isEmpty()) {
      json.writeArrayFieldStart("documents");
      for (RetrievedDocument document : line.data().documents()) {
        // whether it is right depends on the question; the same text is the same document
        json.writeNumber(
            documents.of(
                new RetrievedDocument(
                    document.domain(), document.apiCall(), false, false, document.text())));
      }
      json.writeEndArray();
    }
  }

  private void writeRemarks(VerdictLine line) throws IOException {
    flag("gold", line.goldApi());
    flag("exact", line.exact());
    flag("truncated", line.truncated());
    flag("ambiguous", line.ambiguous());
    if (!line.resolved().isEmpty()) {
      json.writeArrayFieldStart("resolved");
      for (String name : line.resolved()) {
        json.writeString(name);
      }
      json.writeEndArray();
    }
  }

  private void flag(String name, boolean set) throws IOException {
    if (set) {
      json.writeBooleanField(name, true);
    }
  }
}
