package org.apieval.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apieval.core.Printable;
import org.apieval.core.Style;
import org.apieval.core.lint.Finding;
import org.apieval.core.lint.LintReport;
import org.apieval.core.lint.Severity;

/** Shows findings to people: one a line, and at the end how many there are. */
final class LintText {

  private final Output out;
  private final boolean coloured;

  LintText(Output out, boolean coloured) {
    this.out = out;
    this.coloured = coloured;
  }

  /**
   * Shows all reports.
   *
   * @param least findings below are counted, but not shown
   */
  void write(List<LintReport> reports, Severity least) {
    List<Finding> shown =
        reports.stream()
            .flatMap(report -> report.findings().stream())
            .filter(finding -> finding.severity().compareTo(least) <= 0)
            .toList();
    shown.forEach(this::write);
    if (!shown.isEmpty()) {
      out.line("");
    }
    reports.forEach(report -> summarise(report, least));
  }

  private void write(Finding finding) {
    out.line(
        "%s:%d: %s: %s [%s]"
            .formatted(
                Printable.text(finding.file()),
                finding.line() + 1,
                styled(finding.severity()),
                finding.message(),
                finding.rule()));
  }

  private String styled(Severity severity) {
    return switch (severity) {
      case ERROR -> Style.BAD.of(severity.id(), coloured);
      case WARNING -> Style.DOUBTFUL.of(severity.id(), coloured);
      case INFO -> severity.id();
    };
  }

  private void summarise(LintReport report, Severity least) {
    String hub = report.hub().map(Printable::text).orElse("files");
    if (report.findings().isEmpty()) {
      out.line(hub + ": nothing to report");
      return;
    }
    long hidden =
        report.findings().stream().filter(found -> found.severity().compareTo(least) > 0).count();
    out.line(
        hub
            + ": "
            + counts(report.bySeverity())
            + (hidden == 0 ? "" : " (%d not shown)".formatted(hidden)));
    Map<String, Map<Severity, Long>> rules = report.byRule();
    int width = rules.keySet().stream().mapToInt(String::length).max().orElse(0);
    rules.forEach(
        (rule, severities) ->
            out.line(
                "%7d %s  %s"
                    .formatted(
                        severities.values().stream().mapToLong(Long::longValue).sum(),
                        rule + " ".repeat(width - rule.length()),
                        counts(severities))));
  }

  /** {@code 1 error, 3 infos}; what there is none of is left out. */
  private static String counts(Map<Severity, Long> counts) {
    List<String> parts = new ArrayList<>();
    counts.forEach(
        (severity, count) -> {
          if (count > 0) {
            parts.add(count + " " + severity.id() + (count == 1 ? "" : "s"));
          }
        });
    return String.join(", ", parts);
  }
}
