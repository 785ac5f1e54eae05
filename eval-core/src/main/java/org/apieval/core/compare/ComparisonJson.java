package org.apieval.core.compare;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Map;
import org.apieval.core.report.Json;
import org.apieval.core.report.Numbers;

/**
 * Comparisons for programs: tool, version, runs, and for each hub and pair everything that was
 * counted. Differences are shares, not points. Immutable and thread-safe.
 *
 * @param version the tool's version
 */
public record ComparisonJson(String version) implements ComparisonFormat {

  /** Digits of p-values: small ones must not become 0. */
  private static final MathContext DIGITS = new MathContext(6);

  @Override
  public String render(Comparisons comparisons) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = Json.indented(text)) {
      json.writeStartObject();
      json.writeStringField("tool", "apieval");
      json.writeStringField("version", version);
      writeRuns(json, comparisons.runs());
      json.writeArrayFieldStart("comparisons");
      for (Comparison one : comparisons.all()) {
        write(json, one);
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a StringWriter has no I/O
    }
    return text.append('\n').toString();
  }

  private static void writeRuns(JsonGenerator json, List<String> runs) throws IOException {
    json.writeObjectFieldStart("runs");
    for (int run = 0; run < runs.size(); run++) {
      json.writeStringField(RunLabels.letter(run), runs.get(run));
    }
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, Comparison one) throws IOException {
    PairedTest test = one.test();
    Pairing pairing = one.pairing();
    json.writeStartObject();
    json.writeStringField("hub", one.hub());
    json.writeStringField("first", RunLabels.letter(one.first()));
    json.writeStringField("second", RunLabels.letter(one.second()));
    json.writeNumberField("n", test.n());
    Json.write(json, "first_accuracy", pairing.first());
    Json.write(json, "second_accuracy", pairing.second());
    json.writeNumberField("difference", Numbers.decimal(test.difference()));
    json.writeNumberField("low", Numbers.decimal(test.interval().low()));
    json.writeNumberField("high", Numbers.decimal(test.interval().high()));
    json.writeNumberField("p", p(test.mcNemar()));
    json.writeNumberField("p_holm", p(one.adjusted()));
    json.writeStringField("conclusion", one.conclusion().id());
    write(json, "gained", pairing.gained());
    write(json, "lost", pairing.lost());
    json.writeNumberField("unscored", pairing.unscored());
    json.writeNumberField("apart", pairing.apart());
    json.writeBooleanField("repeated", pairing.repeated());
    json.writeStringField("different_data", one.differentData());
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, String field, Flips flips) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeNumberField("count", flips.count());
    write(json, "by_kind", flips.byKind());
    write(json, "by_domain", flips.byDomain());
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, String field, Map<String, Integer> counts)
      throws IOException {
    json.writeObjectFieldStart(field);
    for (Map.Entry<String, Integer> count : counts.entrySet()) {
      json.writeNumberField(count.getKey(), count.getValue());
    }
    json.writeEndObject();
  }

  static BigDecimal p(double value) {
    return new BigDecimal(value).round(DIGITS).stripTrailingZeros();
  }
}
