package org.apieval.app;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import org.apieval.core.lint.Finding;
import org.apieval.core.lint.LintReport;
import org.apieval.core.lint.Severity;

/** Shows findings to programs: one JSON object, in plain ASCII. */
final class LintJson {

  private final JsonFactory json = new JsonFactory();
  private final Output out;

  LintJson(Output out) {
    this.out = out;
  }

  /**
   * Shows all reports.
   *
   * @param least findings below are counted, but not shown
   */
  void write(List<LintReport> reports, Severity least) {
    try (JsonGenerator object = AsciiJson.open(json, out)) {
      object.writeStartObject();
      object.writeArrayFieldStart("findings");
      for (LintReport report : reports) {
        for (Finding finding : report.findings()) {
          if (finding.severity().compareTo(least) <= 0) {
            write(finding, report, object);
          }
        }
      }
      object.writeEndArray();
      object.writeArrayFieldStart("counts");
      for (LintReport report : reports) {
        writeCounts(report, object);
      }
      object.writeEndArray();
      object.writeEndObject();
      object.writeRaw('\n');
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static void write(Finding finding, LintReport report, JsonGenerator object)
      throws IOException {
    object.writeStartObject();
    object.writeStringField("severity", finding.severity().id());
    object.writeStringField("rule", finding.rule());
    object.writeStringField("file", finding.file());
    object.writeNumberField("line", finding.line() + 1);
    object.writeStringField("hub", report.hub().orElse(null));
    object.writeStringField("message", finding.message());
    object.writeEndObject();
  }

  private static void writeCounts(LintReport report, JsonGenerator object) throws IOException {
    object.writeStartObject();
    object.writeStringField("hub", report.hub().orElse(null));
    writeCounts(report.bySeverity(), object);
    object.writeObjectFieldStart("rules");
    for (Map.Entry<String, Map<Severity, Long>> rule : report.byRule().entrySet()) {
      object.writeNumberField(
          rule.getKey(), rule.getValue().values().stream().mapToLong(Long::longValue).sum());
    }
    object.writeEndObject();
    object.writeEndObject();
  }

  private static void writeCounts(Map<Severity, Long> counts, JsonGenerator object)
      throws IOException {
    for (Map.Entry<Severity, Long> count : counts.entrySet()) {
      object.writeNumberField(count.getKey().id(), count.getValue());
    }
  }
}
