package org.apieval.core.report;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/**
 * A folder that results are written to. A reader of a file sees the old one or the new one, never a
 * half. Immutable; two writers of one folder at a time are not guarded against.
 *
 * @param directory made if it is not there
 */
public record OutputFolder(Path directory) {

  /** Writes down what a file holds. */
  public interface Content {
    /** Writes it; the writer is UTF-8 and is closed by the caller. */
    void writeTo(Writer out) throws IOException;
  }

  private interface Draft {
    void writeTo(Path file) throws IOException;
  }

  /**
   * Writes a file, in the place of an old one of that name.
   *
   * @throws EvalException USER naming the file that cannot be written, and why
   */
  public void write(String name, Content content) {
    replace(
        name,
        draft -> {
          try (Writer out = Files.newBufferedWriter(draft, StandardCharsets.UTF_8)) {
            content.writeTo(out);
          }
        });
  }

  /**
   * Writes a file that is no text, likewise.
   *
   * @throws EvalException USER naming the file that cannot be written, and why
   */
  public void write(String name, byte[] content) {
    replace(name, draft -> Files.write(draft, content));
  }

  private void replace(String name, Draft content) {
    try {
      Files.createDirectories(directory);
    } catch (IOException e) {
      throw unwritable(directory, e);
    }
    Path target = directory.resolve(name);
    Path draft = target.resolveSibling(target.getFileName() + ".tmp");
    try {
      content.writeTo(draft);
      move(draft, target);
    } catch (IOException e) {
      deleteQuietly(draft);
      throw unwritable(target, e);
    }
  }

  private static void move(Path draft, Path target) throws IOException {
    try {
      Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void deleteQuietly(Path draft) {
    try {
      Files.deleteIfExists(draft);
    } catch (IOException e) {
      // What matters is why the file could not be written.
    }
  }

  private static EvalException unwritable(Path path, IOException e) {
    String why;
    if (e instanceof AccessDeniedException) {
      why = "permission denied";
    } else if (e instanceof FileAlreadyExistsException) {
      why = "it is not a folder";
    } else {
      why = Printable.text(String.valueOf(e.getMessage()));
    }
    return new EvalException(
        EvalException.Code.USER, "cannot write " + Printable.text(path.toString()) + ": " + why, e);
  }
}
