package org.apieval.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apieval.app.CommandLineFixture.Run;

/** Starts commands as processes of their own. */
final class Processes {

  private static final Duration LONGEST = Duration.ofMinutes(2);

  private Processes() {}

  /** A process that was started. */
  record Started(Process process, Path out, Path err) {

    /** Waits for its end, as long as any command of this program may take. */
    Run await() throws IOException, InterruptedException {
      return await(LONGEST);
    }

    /** Waits for its end. */
    Run await(Duration longest) throws IOException, InterruptedException {
      if (!process.waitFor(longest.toSeconds(), TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new AssertionError("still running after " + longest);
      }
      return new Run(process.exitValue(), read(out), read(err));
    }

    private static String read(Path file) throws IOException {
      return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
  }

  /** Runs a command with these variables added to the environment; its input is empty. */
  static Run run(Path scratch, Map<String, String> environment, String program, String... arguments)
      throws IOException, InterruptedException {
    return start(scratch, environment, program, arguments).await();
  }

  /** Starts a command; its output goes to files in {@code scratch}. */
  static Started start(
      Path scratch, Map<String, String> environment, String program, String... arguments)
      throws IOException {
    List<String> command = new ArrayList<>(List.of(program));
    command.addAll(List.of(arguments));
    Path out = Files.createTempFile(scratch, "out", "");
    Path err = Files.createTempFile(scratch, "err", "");
    ProcessBuilder builder = new ProcessBuilder(command).directory(scratch.toFile());
    builder.environment().putAll(environment);
    builder.redirectInput(new java.io.File("/dev/null"));
    builder.redirectOutput(out.toFile()).redirectError(err.toFile());
    return new Started(builder.start(), out, err);
  }
}
