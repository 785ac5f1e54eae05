package org.apieval.core.plugin;

import java.nio.file.Path;
import org.apieval.core.Printable;

/**
 * A plug-in that cannot be used.
 *
 * @param file the jar or the folder at fault, as it was reached from the folder of plug-ins
 * @param reason why, on one line and safe for a terminal
 */
public record BrokenPlugin(Path file, String reason) {

  private static final int LONGEST_REASON = 400;

  public BrokenPlugin {
    reason = Printable.text(reason, LONGEST_REASON);
  }

  /** Whether the name of the file holds an id, so that this may be the plug-in of that id. */
  boolean isNamedFor(String id) {
    return String.valueOf(file.getFileName()).contains(id);
  }

  /** File and reason as a person reads them: {@code plug-ins/a.jar: is not a jar}. */
  @Override
  public String toString() {
    return Printable.text(file.toString()) + ": " + reason;
  }
}
