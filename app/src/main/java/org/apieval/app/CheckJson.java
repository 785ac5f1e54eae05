package org.apieval.app;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apieval.core.check.CheckReport;
import org.apieval.core.check.Example;
import org.apieval.core.check.LawResult;
import org.apieval.core.dataset.Place;
import org.apieval.core.lint.Finding;
import org.apieval.core.report.Rate;

/** Shows checked hubs to programs: one JSON object, in plain ASCII. */
final class CheckJson {

  private final JsonFactory json = new JsonFactory();
  private final Output out;

  CheckJson(Output out) {
    this.out = out;
  }

  /** Shows all of them. */
  void write(List<CheckedHub> hubs) {
    try (JsonGenerator object = AsciiJson.open(json, out)) {
      object.writeStartObject();
      object.writeArrayFieldStart("hubs");
      for (CheckedHub hub : hubs) {
        write(hub, object);
      }
      object.writeEndArray();
      object.writeEndObject();
      object.writeRaw('\n');
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static void write(CheckedHub hub, JsonGenerator object) throws IOException {
    CheckReport report = hub.report();
    object.writeStartObject();
    object.writeStringField("hub", report.hub());
    object.writeStringField("catalogue", report.catalogue());
    object.writeNumberField("entries", report.entries());
    object.writeStringField("questions", report.questions().orElse(null));
    object.writeNumberField("seed", report.seed());
    object.writeBooleanField("holds", report.holds());
    object.writeArrayFieldStart("laws");
    for (LawResult law : report.laws()) {
      write(law, object);
    }
    object.writeEndArray();
    object.writeArrayFieldStart("remarks");
    for (Finding remark : hub.remarks()) {
      write(remark, object);
    }
    object.writeEndArray();
    if (report.ceiling().isPresent()) {
      Rate ceiling = report.ceiling().get();
      object.writeObjectFieldStart("ceiling");
      object.writeNumberField("correct", ceiling.numerator());
      object.writeNumberField("questions", ceiling.denominator());
      object.writeNumberField("value", ceiling.value());
      object.writeEndObject();
    } else {
      object.writeNullField("ceiling");
    }
    object.writeEndObject();
  }

  private static void write(LawResult law, JsonGenerator object) throws IOException {
    object.writeStartObject();
    object.writeStringField("law", law.id());
    object.writeStringField("statement", law.statement());
    object.writeBooleanField("holds", law.holds());
    object.writeNumberField("tried", law.tried());
    object.writeNumberField("failed", law.failed());
    object.writeArrayFieldStart("places");
    for (Place place : law.places()) {
      object.writeStartObject();
      write(place, object);
      object.writeEndObject();
    }
    object.writeEndArray();
    if (law.smallest().isPresent()) {
      write(law.smallest().get(), object);
    }
    object.writeEndObject();
  }

  private static void write(Example example, JsonGenerator object) throws IOException {
    object.writeObjectFieldStart("smallest");
    if (example.place().isPresent()) {
      write(example.place().get(), object);
    }
    object.writeStringField("call", example.call());
    object.writeStringField("what", example.what());
    object.writeEndObject();
  }

  private static void write(Place place, JsonGenerator object) throws IOException {
    object.writeStringField("file", place.file());
    object.writeNumberField("line", place.line() + 1);
  }

  private static void write(Finding remark, JsonGenerator object) throws IOException {
    object.writeStartObject();
    object.writeStringField("rule", remark.rule());
    object.writeStringField("file", remark.file());
    object.writeNumberField("line", remark.line() + 1);
    object.writeStringField("message", remark.message());
    object.writeEndObject();
  }
}
