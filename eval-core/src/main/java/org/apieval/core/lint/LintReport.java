package org.apieval.core.lint;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What was found in the files of one hub.
 *
 * @param hub its id; empty where the hub is not known, because no calls were looked at
 * @param findings in the order in which they are shown
 */
public record LintReport(Optional<String> hub, List<Finding> findings) {

  public LintReport {
    findings = List.copyOf(findings);
  }

  /** How many findings there are of each severity; none is 0. */
  public Map<Severity, Long> bySeverity() {
    return bySeverity(findings);
  }

  /** The same for each rule that found something, by its id. */
  public Map<String, Map<Severity, Long>> byRule() {
    Map<String, Map<Severity, Long>> counts = new TreeMap<>();
    for (Rule rule : Rule.values()) {
      List<Finding> found =
          findings.stream().filter(finding -> finding.rule().equals(rule.id())).toList();
      if (!found.isEmpty()) {
        counts.put(rule.id(), bySeverity(found));
      }
    }
    return counts;
  }

  private static Map<Severity, Long> bySeverity(List<Finding> findings) {
    Map<Severity, Long> counts = new EnumMap<>(Severity.class);
    for (Severity severity : Severity.values()) {
      counts.put(
          severity, findings.stream().filter(finding -> finding.severity() == severity).count());
    }
    return counts;
  }
}
