package org.apieval.app;

import java.io.InputStream;
import org.apieval.core.Printable;
import org.apieval.core.Style;

/**
 * The streams of one run of the program. Standard output holds results and nothing else; what is
 * said about them goes to standard error.
 *
 * @param in standard input
 * @param out standard output
 * @param err standard error
 * @param terminal where the two go
 */
record Console(InputStream in, Output out, Output err, Terminal terminal) {

  /** Says something about the run; the text may hold foreign parts. */
  void note(String text) {
    err.line(Printable.text(text));
    err.flush();
  }

  /** Says what went wrong. */
  void error(String message) {
    err.line(Style.BAD.of("apieval:", terminal.coloursErr()) + " " + Printable.text(message));
    err.flush();
  }
}
