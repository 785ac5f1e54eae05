package org.apieval.core.dataset;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Finds the published data, which is not part of this repository. */
final class RealData {

  private RealData() {}

  /** The checkout; skips the calling test where there is none. */
  static Path gorilla() {
    Path home =
        Optional.ofNullable(System.getenv("GORILLA_HOME"))
            .map(Path::of)
            .orElseGet(() -> repositoryRoot().resolveSibling("shared").resolve("gorilla"));
    assumeTrue(Files.isDirectory(home), "no published data at " + home);
    return home;
  }

  private static Path repositoryRoot() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(folder.resolve(".mvn"))) {
      folder = folder.getParent();
    }
    return folder;
  }
}
