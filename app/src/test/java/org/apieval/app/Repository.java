package org.apieval.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.apieval.api.own.GorillaHome;

/** Where this repository and the published data are. */
final class Repository {

  private Repository() {}

  /** The top of the repository: the folder above the working one that holds {@code .mvn}. */
  static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(folder.resolve(".mvn"))) {
      folder = folder.getParent();
    }
    return folder;
  }

  /** The launcher. */
  static Path launcher() {
    return root().resolve("app/bin/apieval");
  }

  /** The published Gorilla data, where they are at hand. */
  static Optional<Path> gorilla() {
    return GorillaHome.find();
  }
}
