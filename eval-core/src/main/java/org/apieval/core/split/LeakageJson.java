package org.apieval.core.split;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import org.apieval.core.report.Json;

/** Leakage for programs, as {@code leakage.json} holds it. Stateless and thread-safe. */
public final class LeakageJson {

  private LeakageJson() {}

  /** The text, with its last line end. */
  public static String render(Leakage leakage, Splitter.Halves halves) {
    StringWriter text = new StringWriter();
    try {
      write(leakage, halves, text);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible); // a StringWriter has no I/O
    }
    return text.toString();
  }

  /**
   * Writes it.
   *
   * @param out left open
   * @throws IOException as {@code out} does
   */
  public static void write(Leakage leakage, Splitter.Halves halves, Writer out) throws IOException {
    HalfLines lines = new HalfLines(halves);
    try (JsonGenerator json = Json.indented(out)) {
      json.writeStartObject();
      json.writeNumberField("train_questions", halves.train().size());
      json.writeNumberField("test_questions", halves.test().size());
      json.writeNumberField("test_apis", leakage.testApis());
      json.writeNumberField("apis_in_both", leakage.apis());
      json.writeNumberField("test_keys", leakage.testKeys());
      json.writeNumberField("keys_in_both", leakage.keys());
      write(json, "identical_requests", leakage.identical(), lines);
      write(json, "near_duplicate_requests", leakage.near(), lines);
      json.writeEndObject();
    }
    out.write('\n');
  }

  private static void write(
      JsonGenerator json, String field, List<Leakage.Pair> pairs, HalfLines lines)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (Leakage.Pair pair : pairs) {
      json.writeStartObject();
      json.writeNumberField("test_line", lines.of(pair.test()));
      json.writeNumberField("train_line", lines.of(pair.train()));
      json.writeStringField("test", pair.test().question().text());
      json.writeStringField("train", pair.train().question().text());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
