package org.apieval.core.yamlhub;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Hub files among the test resources. */
final class HubFileGoldens {

  static final Path FOLDER = Path.of("src/test/resources/org/apieval/core/yamlhub");

  private HubFileGoldens() {}

  /** Files that are right. */
  static Stream<Path> good() {
    return in("good");
  }

  /** Files that an editor with the schema marks, too. */
  static Stream<Path> bad() {
    return in("bad");
  }

  /** Files with faults that no schema can tell. */
  static Stream<Path> beyond() {
    return in("beyond");
  }

  private static Stream<Path> in(String folder) {
    try (Stream<Path> files = Files.list(FOLDER.resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
