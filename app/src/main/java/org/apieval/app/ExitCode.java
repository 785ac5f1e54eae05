package org.apieval.app;

/** What the process tells the one that started it. */
final class ExitCode {

  /** Done. */
  static final int OK = 0;

  /** A threshold was missed, items failed, or the program has a defect. */
  static final int FAILED = 1;

  /** Wrong usage or bad input. */
  static final int USAGE = 2;

  private ExitCode() {}
}
