package org.apieval.app;

import java.nio.file.Files;
import java.nio.file.Path;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.report.OutputFolder;

/**
 * A file that a result goes to instead of standard output.
 *
 * @param path its folder is made if it is not there
 */
record OutputFile(Path path) {

  /**
   * Writes it, in the place of an old one; a reader never sees a half.
   *
   * @throws EvalException USER if it can't be written
   */
  void write(OutputFolder.Content content) {
    Path absolute = path.toAbsolutePath();
    Path parent = absolute.getParent();
    if (parent == null || Files.isDirectory(absolute)) {
      throw EvalException.user(
          "cannot write %s: it is a folder; name a file"
              .formatted(Printable.text(path.toString())));
    }
    new OutputFolder(parent).write(absolute.getFileName().toString(), content);
  }
}
