package org.apieval.app;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.card.BuiltCatalogue;
import org.apieval.core.card.CardFolder;
import org.apieval.core.report.Json;
import org.apieval.core.retrieve.DocumentText;

/**
 * The files that a catalogue is written to.
 *
 * @param catalogue the records; cards without one go to a file beside it
 */
record CatalogueFiles(Path catalogue) {

  /**
   * Writes both.
   *
   * @throws org.apieval.core.EvalException USER if one can't be written
   */
  void write(BuiltCatalogue built, List<CardFolder.Unreadable> unreadable) {
    new OutputFile(catalogue).write(to -> writeRecords(built.records(), to));
    new OutputFile(Beside.of(catalogue, ".rejected.jsonl"))
        .write(to -> writeRejected(unreadable, built.rejected(), to));
  }

  private static void writeRecords(List<ApiRecord> records, Writer to) throws IOException {
    for (ApiRecord one : records) {
      to.write(DocumentText.of(one) + "\n");
    }
  }

  private static void writeRejected(
      List<CardFolder.Unreadable> unreadable, List<BuiltCatalogue.Rejected> rejected, Writer to)
      throws IOException {
    try (JsonGenerator json = Json.lines(to)) {
      for (CardFolder.Unreadable one : unreadable) {
        String reason = "line %d: %s".formatted(one.problem().line() + 1, one.problem().message());
        write(json, new BuiltCatalogue.Rejected(one.name(), reason, Optional.empty()));
      }
      for (BuiltCatalogue.Rejected one : rejected) {
        write(json, one);
      }
    }
  }

  private static void write(JsonGenerator json, BuiltCatalogue.Rejected one) throws IOException {
    json.writeStartObject();
    json.writeStringField("card", one.card());
    json.writeStringField("reason", one.reason());
    Json.write(json, "answer", one.answer());
    json.writeEndObject();
    json.writeRaw('\n');
  }
}
