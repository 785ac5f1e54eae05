package org.apieval.core.ask;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import org.apieval.core.report.Json;

/** What a run took, as a run's folder holds it in {@code usage.json}. Stateless, thread-safe. */
public final class UsageJson {

  private UsageJson() {}

  /**
   * Writes it, complete with its last line end.
   *
   * @param out left open
   * @throws IOException as {@code out} does
   */
  public static void write(Usage usage, Writer out) throws IOException {
    try (JsonGenerator json = Json.indented(out)) {
      json.writeStartObject();
      json.writeNumberField("answers", usage.answers());
      json.writeNumberField("failed", usage.failed());
      json.writeNumberField("input_tokens", usage.inputTokens());
      json.writeNumberField("output_tokens", usage.outputTokens());
      json.writeNumberField("latency_median_ms", usage.median().toMillis());
      json.writeNumberField("latency_p95_ms", usage.p95().toMillis());
      if (usage.cost().isPresent()) {
        json.writeNumberField("cost", usage.cost().get());
      } else {
        json.writeNullField("cost");
      }
      json.writeEndObject();
    }
    out.write('\n');
  }
}
