package org.apieval.core.constraint;

import java.util.Locale;

/** Which way a metric gets better. */
public enum Direction {
  /** More is better, as with accuracy. */
  HIGHER,
  /** Less is better, as with an error rate or a number of parameters. */
  LOWER;

  /** The name in files, {@code higher}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
