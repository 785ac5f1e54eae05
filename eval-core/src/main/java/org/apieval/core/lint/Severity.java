package org.apieval.core.lint;

import java.util.Locale;

/** How much a finding matters to a score, the worst first. */
public enum Severity {
  /** The score is wrong, or an item is lost. */
  ERROR,
  /** The score is distorted. */
  WARNING,
  /** Worth knowing; no score changes. */
  INFO;

  /** The name in results: lower case. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
