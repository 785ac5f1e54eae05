package org.apieval.core.drift;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.report.Json;
import org.apieval.core.report.OutputFolder;
import org.apieval.core.retrieve.DocumentText;

/**
 * Writes down changed catalogues and judged answers. Equal input gives equal bytes. Immutable; one
 * writer of a folder at a time.
 *
 * @param folder where to write
 */
public record DriftFiles(OutputFolder folder) {

  /**
   * Writes {@code HUB.catalogue.jsonl}, a catalogue that any command reads, and {@code
   * HUB.changes.jsonl}, a changed entry a line.
   *
   * @throws org.apieval.core.EvalException USER if the folder can't be written
   */
  public void catalogue(String hub, ChangedCatalogue catalogue) {
    folder.write(
        hub + ".catalogue.jsonl",
        out -> {
          for (ApiRecord entry : catalogue.after()) {
            out.write(DocumentText.of(entry) + "\n");
          }
        });
    folder.write(hub + ".changes.jsonl", out -> changes(catalogue, out));
  }

  private static void changes(ChangedCatalogue catalogue, Writer out) throws IOException {
    try (JsonGenerator json = Json.lines(out)) {
      for (Map.Entry<Integer, Change> one : new TreeMap<>(catalogue.byLine()).entrySet()) {
        ChangedEntry entry = one.getValue().entry(one.getKey());
        json.writeStartObject();
        json.writeNumberField("line", one.getKey() + 1);
        json.writeStringField("kind", one.getValue().kind().id());
        json.writeStringField("old_call", entry.before().apiCall());
        Json.write(json, "new_call", entry.after().map(ApiRecord::apiCall));
        json.writeEndObject();
        json.writeRaw('\n');
      }
    }
  }

  /**
   * Writes judged answers, one a line.
   *
   * @param name the file's name
   * @throws org.apieval.core.EvalException USER if the folder can't be written
   */
  public void answers(String name, List<JudgedAnswer> answers) {
    folder.write(
        name,
        out -> {
          try (JsonGenerator json = Json.lines(out)) {
            for (JudgedAnswer one : answers) {
              write(json, one);
            }
          }
        });
  }

  private static void write(JsonGenerator json, JudgedAnswer one) throws IOException {
    ChangedEntry entry = one.question().entry();
    json.writeStartObject();
    Json.writeId(json, "question_id", one.question().question().id());
    json.writeStringField("kind", one.question().change().kind().id());
    json.writeStringField("outcome", one.outcome().id());
    json.writeStringField("old_call", entry.before().apiCall());
    Json.write(json, "new_call", entry.after().map(ApiRecord::apiCall));
    Optional<Boolean> shown = one.shown();
    if (shown.isPresent()) {
      json.writeBooleanField("shown", shown.get());
    }
    Json.write(json, "text", one.answer());
    json.writeEndObject();
    json.writeRaw('\n');
  }
}
