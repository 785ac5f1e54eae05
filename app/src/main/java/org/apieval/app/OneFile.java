package org.apieval.app;

import java.nio.file.Path;
import org.apieval.core.report.OutputFolder;

/**
 * A file that the user named.
 *
 * @param path its folder is made if it is not there
 */
record OneFile(Path path) {

  /**
   * Writes it, in the place of an old one.
   *
   * @throws org.apieval.core.EvalException USER naming the file if it cannot be written, and why
   */
  void write(OutputFolder.Content content) {
    Path file = path.toAbsolutePath().normalize();
    new OutputFolder(file.getParent()).write(file.getFileName().toString(), content);
  }
}
