package org.apieval.core.plugin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/**
 * A folder of plug-ins.
 *
 * @param folder where it is
 */
record PluginFolder(Path folder) {

  /**
   * The files and folders in it, each of which should be a plug-in, sorted by name. Those with a
   * dot in front are left out, as everywhere.
   *
   * @throws EvalException USER if there is no such folder, or it cannot be read
   */
  List<Path> places() {
    if (folder.toString().isEmpty()) {
      throw EvalException.user("the name of the folder of plug-ins is missing");
    }
    if (!Files.isDirectory(folder)) {
      throw EvalException.user(
          Files.exists(folder)
              ? "%s is a file; the folder of plug-ins is the one that holds it".formatted(shown())
              : "there is no folder of plug-ins at %s".formatted(shown()));
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> !name(file).startsWith("."))
          .sorted(Comparator.comparing(PluginFolder::name))
          .toList();
    } catch (IOException | UncheckedIOException e) {
      throw new EvalException(
          EvalException.Code.USER, "cannot read the folder of plug-ins " + shown(), e);
    }
  }

  private String shown() {
    return Printable.text(folder.toString());
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }
}
