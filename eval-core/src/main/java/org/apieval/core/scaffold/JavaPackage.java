package org.apieval.core.scaffold;

import javax.lang.model.SourceVersion;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/**
 * The package of a project to be.
 *
 * @param name dotted
 */
public record JavaPackage(String name) {

  /**
   * @throws EvalException USER if Java takes no package of this name, or it is Java's or the
   *     program's own
   */
  public JavaPackage {
    if (!SourceVersion.isName(name, SourceVersion.RELEASE_17)) {
      throw EvalException.user(
          "--package: \"%s\" is no name of a Java package: it takes words with dots between them, none of them a keyword, such as com.example.hub"
              .formatted(Printable.text(name, 100)));
    }
    if ((name + ".").matches("(java|javax|org\\.apieval)\\..*")) {
      throw EvalException.user(
          "--package: %s is taken: choose one of your own, such as com.example.hub"
              .formatted(Printable.text(name, 100)));
    }
  }

  /** The folder of its files, {@code com/example/hub}. */
  String path() {
    return name.replace('.', '/');
  }
}
