package org.apieval.core.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/**
 * What a user means by {@code FOLDER#PART}. Immutable and thread-safe.
 *
 * @param path a folder or a file
 * @param part what the names of the answer files that are meant have in them; empty for all
 */
record ResultSpec(Path path, String part) {

  private static final String FILE = "verdicts.jsonl";

  /** Reads it; a hash sign in the name of a file that is there is a part of that name. */
  static ResultSpec parse(String spec) {
    int hash = spec.lastIndexOf('#');
    try {
      Path whole = Path.of(spec);
      return hash < 0 || Files.exists(whole)
          ? new ResultSpec(whole, "")
          : new ResultSpec(Path.of(spec.substring(0, hash)), spec.substring(hash + 1));
    } catch (InvalidPathException e) {
      throw new EvalException(EvalException.Code.USER, "no such file: " + Printable.text(spec), e);
    }
  }

  /**
   * The files of verdicts, by name; at least one.
   *
   * @throws EvalException USER if there is none
   */
  List<Path> verdictFiles() {
    if (!Files.exists(path)) {
      throw EvalException.user(
          "no such file: %s; name a folder that 'score --out' or 'run' wrote".formatted(shown()));
    }
    if (!Files.isDirectory(path)) {
      return List.of(path);
    }
    Path own = path.resolve(FILE);
    List<Path> files = Files.exists(own) ? List.of(own) : oneLevelDown();
    if (files.isEmpty()) {
      throw EvalException.user(
          "there is no %s in %s, and in no folder in it; name a folder that 'score --out' or 'run' wrote"
              .formatted(FILE, shown()));
    }
    return files;
  }

  private List<Path> oneLevelDown() {
    try (Stream<Path> inside = Files.list(path)) {
      return inside.map(folder -> folder.resolve(FILE)).filter(Files::exists).sorted().toList();
    } catch (IOException e) {
      throw JsonFailures.of(path, e);
    }
  }

  private String shown() {
    return Printable.text(path.toString());
  }
}
