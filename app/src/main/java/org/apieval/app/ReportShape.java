package org.apieval.app;

import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/** What a report can be made as, named as it is typed. */
enum ReportShape {
  html(".html"),
  table(".txt"),
  json(".json"),
  csv(".csv"),
  markdown(".md"),
  latex(".tex"),
  junit(".xml");

  private final String ending;

  ReportShape(String ending) {
    this.ending = ending;
  }

  /**
   * The one that a file's name asks for.
   *
   * @throws EvalException USER if it asks for none
   */
  static ReportShape byEnding(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    return Stream.of(values())
        .filter(shape -> name.endsWith(shape.ending))
        .findFirst()
        .orElseThrow(
            () ->
                EvalException.user(
                    Printable.text(file.toString())
                        + ": its name does not say what to write; end it with .html, or name a"
                        + " --format"));
  }
}
