package org.apieval.app;

import java.nio.file.Path;

/** Names for files that belong to another one and lie beside it. */
final class Beside {

  private Beside() {}

  /** The path with another ending: {@code apis.rejected.jsonl} for {@code apis.jsonl}. */
  static Path of(Path file, String ending) {
    String name = String.valueOf(file.getFileName());
    return file.resolveSibling(name.replaceFirst("\\.jsonl?$", "") + ending);
  }
}
