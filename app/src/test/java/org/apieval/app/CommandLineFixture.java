package org.apieval.app;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Runs command lines in this process, as the launcher would in its own. */
final class CommandLineFixture {

  private CommandLineFixture() {}

  /**
   * What a run left behind.
   *
   * @param exitCode the exit code
   * @param out all of standard output
   * @param err all of standard error
   */
  record Run(int exitCode, String out, String err) {}

  /** Runs a command line without a terminal and with empty standard input. */
  static Run run(String... arguments) {
    return run(Terminal.none(), "", arguments);
  }

  /** Runs a command line with standard input. */
  static Run runWithInput(String input, String... arguments) {
    return run(Terminal.none(), input, arguments);
  }

  /** Runs a command line on a terminal. */
  static Run run(Terminal terminal, String input, String... arguments) {
    return run(terminal, input, Map.of(), arguments);
  }

  /** Runs a command line without a terminal in an environment of these variables alone. */
  static Run runWith(Map<String, String> environment, String... arguments) {
    return run(Terminal.none(), "", environment, arguments);
  }

  private static Run run(
      Terminal terminal, String input, Map<String, String> environment, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new Output(out),
            new Output(err),
            terminal);
    int exitCode = new Program(console, environment).run(arguments);
    return new Run(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
