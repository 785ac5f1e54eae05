package org.apieval.app;

import java.util.Map;
import java.util.Properties;

/**
 * What is known about where output goes. Immutable.
 *
 * @param outIsTerminal whether a person reads standard output as it comes
 * @param errIsTerminal the same for standard error
 * @param dumb whether the terminal can only print
 * @param colourWanted whether the user has not switched colours off
 * @param width columns of the terminal; 0 where there is none or it is not known
 */
record Terminal(
    boolean outIsTerminal, boolean errIsTerminal, boolean dumb, boolean colourWanted, int width) {

  /** No terminal at all: output goes to files and pipes. */
  static Terminal none() {
    return new Terminal(false, false, false, true, 0);
  }

  /**
   * Reads what the launcher found out, which a JVM cannot.
   *
   * @param environment for {@code TERM} and {@code NO_COLOR}
   * @param properties for {@code apieval.stdout.terminal}, {@code apieval.stderr.terminal} and
   *     {@code apieval.terminal.width}
   */
  static Terminal of(Map<String, String> environment, Properties properties) {
    return new Terminal(
        Boolean.parseBoolean(properties.getProperty("apieval.stdout.terminal")),
        Boolean.parseBoolean(properties.getProperty("apieval.stderr.terminal")),
        "dumb".equals(environment.get("TERM")),
        environment.getOrDefault("NO_COLOR", "").isEmpty(),
        width(properties.getProperty("apieval.terminal.width", "")));
  }

  /** Whether standard output may be coloured. */
  boolean coloursOut() {
    return outIsTerminal && colourWanted && !dumb;
  }

  /** Whether standard error may be coloured. */
  boolean coloursErr() {
    return errIsTerminal && colourWanted && !dumb;
  }

  /** Whether a line on standard error may be drawn over again. */
  boolean canAnimate() {
    return errIsTerminal && !dumb;
  }

  private static int width(String columns) {
    return columns.matches("[1-9][0-9]{0,3}") ? Integer.parseInt(columns) : 0;
  }
}
