package org.apieval.core.scaffold;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/**
 * The jars that a hub is built and tested with, as a Maven repository that comes with the program.
 *
 * <p>Maven keeps a copy of whatever it has seen once, by its version. So the copies that projects
 * get have a version of their own for each state of the jars, where the program's is a snapshot.
 *
 * @param folder the repository
 * @param programVersion the version of the program, and of what is in it
 */
public record KitRepository(Path folder, String programVersion) {

  private static final String SNAPSHOT = "-SNAPSHOT";

  /**
   * @throws EvalException USER if it is not there
   */
  public KitRepository {
    if (!Files.isDirectory(folder.resolve("org/apieval/eval-api"))) {
      throw EvalException.user(
          "the jars for new projects are not at %s: start the program by its launcher"
              .formatted(Printable.text(folder.toString())));
    }
  }

  /** The version under which projects find them. */
  String version() {
    return programVersion.endsWith(SNAPSHOT)
        ? programVersion.substring(0, programVersion.length() - SNAPSHOT.length()) + "-" + digest()
        : programVersion;
  }

  /**
   * Copies it, under {@link #version()}.
   *
   * @throws EvalException USER if that cannot be written
   */
  void copyTo(Path target) {
    String version = version();
    for (Path file : files()) {
      String name = folder.relativize(file).toString().replace('\\', '/');
      Path copy = target.resolve(name.replace(programVersion, version));
      try {
        Files.createDirectories(copy.getParent());
        if (name.endsWith(".pom")) {
          String pom = Files.readString(file).replace(programVersion, version);
          Files.write(copy, pom.getBytes(StandardCharsets.UTF_8));
        } else {
          Files.copy(file, copy);
        }
      } catch (IOException e) {
        throw EvalException.user(
            "cannot write %s: %s".formatted(Printable.text(copy.toString()), e));
      }
    }
  }

  private String digest() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Path file : files()) {
        digest.update(Files.readAllBytes(file));
      }
      return HexFormat.of().formatHex(digest.digest(), 0, 4);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  private List<Path> files() {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> file.toString().endsWith(".jar") || file.toString().endsWith(".pom"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  private EvalException unreadable(IOException cause) {
    return EvalException.user(
        "cannot read %s: %s".formatted(Printable.text(folder.toString()), cause));
  }
}
