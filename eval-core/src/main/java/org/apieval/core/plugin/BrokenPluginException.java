package org.apieval.core.plugin;

import java.nio.file.Path;

/** Ends the loading of one plug-in. */
final class BrokenPluginException extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient BrokenPlugin broken;

  BrokenPluginException(Path file, String reason) {
    super(reason);
    this.broken = new BrokenPlugin(file, reason);
  }

  /** What is to be said about it. */
  BrokenPlugin broken() {
    return broken;
  }
}
