package org.apieval.app;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.Printable;
import org.apieval.core.constraint.EntryMeasures;
import org.apieval.core.constraint.Measure;
import org.apieval.core.constraint.Unread;
import org.apieval.core.report.Json;

/**
 * Writes what was read from catalogue entries.
 *
 * @param out where to
 * @param unreadOnly whether to leave out the figures that were read
 */
record MeasureListing(Output out, boolean unreadOnly) {

  private static final int SHOWN = 60;

  /** A line a figure, {@code line: what it says}. */
  void text(List<EntryMeasures> entries) {
    for (EntryMeasures entry : entries) {
      String line = (entry.line() + 1) + ": ";
      if (!unreadOnly) {
        entry.measures().forEach(measure -> out.line(line + text(measure)));
      }
      for (Unread unread : entry.unread()) {
        out.line(
            "%snot read: %s (%s: %s)"
                .formatted(
                    line,
                    Printable.text(unread.reason()),
                    Printable.text(unread.where(), SHOWN),
                    Printable.text(unread.text(), SHOWN)));
      }
    }
  }

  private static String text(Measure measure) {
    return Printable.text(measure.quantity().name())
        + " "
        + measure.quantity().shown(measure.value())
        + ", "
        + measure.quantity().direction().id()
        + " is better"
        + (measure.converted() ? ", converted from an error" : "");
  }

  /** A JSON object an entry. */
  void json(List<ApiRecord> catalogue, List<EntryMeasures> entries) {
    try (JsonGenerator json = Json.lines(out)) {
      for (int index = 0; index < entries.size(); index++) {
        EntryMeasures entry = entries.get(index);
        json.writeStartObject();
        json.writeNumberField("line", entry.line() + 1);
        json.writeStringField("api_call", catalogue.get(index).apiCall());
        json.writeArrayFieldStart("measures");
        for (Measure measure : unreadOnly ? List.<Measure>of() : entry.measures()) {
          write(json, measure);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("unread");
        for (Unread unread : entry.unread()) {
          write(json, unread);
        }
        json.writeEndArray();
        json.writeEndObject();
        json.writeRaw('\n');
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e); // an Output throws none
    }
  }

  private static void write(JsonGenerator json, Measure measure) throws IOException {
    Measure.Quantity quantity = measure.quantity();
    json.writeStartObject();
    Json.write(json, "dataset", quantity.dataset());
    Json.write(json, "part", Optional.of(quantity.part()).filter(part -> !part.isEmpty()));
    json.writeStringField("metric", quantity.metric());
    json.writeNumberField("value", measure.value());
    json.writeStringField("unit", quantity.unit());
    json.writeStringField("direction", quantity.direction().id());
    json.writeBooleanField("converted", measure.converted());
    json.writeStringField("where", measure.where());
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, Unread unread) throws IOException {
    json.writeStartObject();
    json.writeStringField("where", unread.where());
    json.writeStringField("text", unread.text());
    json.writeStringField("reason", unread.reason());
    json.writeEndObject();
  }
}
