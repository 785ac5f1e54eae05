package org.apieval.api.own;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where tests find a checkout of the Gorilla repository, for its published catalogues. */
public final class GorillaHome {

  private GorillaHome() {}

  /**
   * The folder named by {@code GORILLA_HOME}, else {@code ../shared/gorilla} beside the repository.
   * Empty if there is none; tests that need it are then skipped.
   */
  public static Optional<Path> find() {
    String named = System.getenv("GORILLA_HOME");
    Path home =
        named != null && !named.isBlank()
            ? Path.of(named)
            : repositoryRoot().resolveSibling("shared").resolve("gorilla");
    return Optional.of(home).filter(Files::isDirectory);
  }

  private static Path repositoryRoot() {
    Path start = Path.of("").toAbsolutePath();
    Path folder = start;
    while (folder != null && !Files.isDirectory(folder.resolve(".mvn"))) {
      folder = folder.getParent();
    }
    return folder == null ? start : folder;
  }
}
