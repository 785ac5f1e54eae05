package org.apieval.app;

import jakarta.inject.Inject;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Properties;
import org.apieval.core.scaffold.KitRepository;

/**
 * Where the program itself is.
 *
 * @param jar the jar or folder that it runs from
 * @param command how a shell starts it
 */
record Installation(Path jar, String command) {

  /** What the launcher says about itself: the path by which it can be started. */
  static final String COMMAND = "apieval.command";

  /** This process's own. */
  @Inject
  Installation() {
    this(ownJar(), System.getProperties());
  }

  Installation(Path jar, Properties properties) {
    this(jar, ShellWord.of(properties.getProperty(COMMAND, "apieval")));
  }

  /**
   * The jars for new projects, in the folder {@code kit} beside the program's jar.
   *
   * @throws org.apieval.core.EvalException USER if it is not there
   */
  KitRepository kit() {
    return new KitRepository(jar.resolveSibling("kit"), new Version().number());
  }

  private static Path ownJar() {
    try {
      return Path.of(
          Installation.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e); // a class loader gives well-formed addresses
    }
  }
}
