package org.apieval.core.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what is found in one file. Used by one thread. */
final class Findings {

  private final String file;
  private final List<Finding> found = new ArrayList<>();

  Findings(String file) {
    this.file = file;
  }

  /**
   * Adds a finding.
   *
   * @param message safe to show
   */
  void add(Severity severity, Rule rule, int line, String message) {
    found.add(new Finding(severity, rule.id(), file, line, message));
  }

  /** All of them by line, then by rule. */
  List<Finding> sorted() {
    return found.stream()
        .sorted(Comparator.comparingInt(Finding::line).thenComparing(Finding::rule))
        .toList();
  }
}
