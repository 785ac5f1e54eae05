package org.apieval.core.yamlhub;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Hub files for tests: the examples of the documentation, and texts. */
final class HubFiles {

  private HubFiles() {}

  /** An example of the documentation; where its data should be is what the environment says. */
  static Path example(String name) {
    return Path.of("..", "docs", "examples", name);
  }

  /** The rules that a text describes. */
  static YamlHub read(String... lines) {
    try {
      Path file = Files.createTempFile("hub", ".yaml");
      try {
        return YamlHub.read(Files.writeString(file, String.join("\n", lines)), List.of());
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The functions of an example, whose data need not be there. */
  static YamlHub rulesOf(String example) {
    try {
      List<String> lines = Files.readAllLines(example(example));
      int data = (int) lines.stream().takeWhile(line -> !line.startsWith("catalogue:")).count();
      return read(lines.subList(0, data).toArray(String[]::new));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
