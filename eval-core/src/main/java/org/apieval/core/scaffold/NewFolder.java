package org.apieval.core.scaffold;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/**
 * A folder that is written for the first time.
 *
 * @param path where; not there yet, or empty
 */
record NewFolder(Path path) {

  /**
   * @throws EvalException USER if there is something that would be overwritten
   */
  NewFolder {
    if (Files.exists(path) && !Files.isDirectory(path)) {
      throw EvalException.user(
          "%s is a file: name a folder that is not there yet".formatted(shown(path)));
    }
    if (Files.isDirectory(path) && !isEmpty(path)) {
      throw EvalException.user(
          "%s is there already, and not empty: remove it, or name another folder with --out"
              .formatted(shown(path)));
    }
  }

  private static boolean isEmpty(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isEmpty();
    } catch (IOException e) {
      throw EvalException.user("%s cannot be read: %s".formatted(shown(folder), e.getMessage()));
    }
  }

  /**
   * Writes one of its files.
   *
   * @param file relative, with slashes
   * @throws EvalException USER if it cannot be written
   */
  void write(String file, String text) {
    Path target = path.resolve(file);
    try {
      Files.createDirectories(target.getParent());
      Files.write(target, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw EvalException.user("cannot write %s: %s".formatted(shown(target), e));
    }
  }

  private static String shown(Path path) {
    return Printable.text(path.toString());
  }
}
