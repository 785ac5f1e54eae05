package org.apieval.app;

import java.io.IOException;
import java.util.Locale;

/** Standard output or standard error takes no more text. */
final class OutputException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  OutputException(IOException cause) {
    super(cause.getMessage(), cause);
  }

  /** Whether the program that read the output has gone, such as {@code head} when it is done. */
  boolean readerHasGone() {
    return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("broken pipe");
  }
}
