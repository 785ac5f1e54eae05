package org.apieval.app;

import java.nio.file.Path;
import java.util.Locale;
import org.apieval.core.EvalException;
import org.apieval.core.compare.ComparisonCsv;
import org.apieval.core.compare.ComparisonFormat;
import org.apieval.core.compare.ComparisonJson;
import org.apieval.core.compare.ComparisonMarkdown;
import org.apieval.core.compare.ComparisonText;

/** How comparisons can be shown, named as it is typed. */
enum ComparisonShape {
  text(".txt"),
  markdown(".md"),
  json(".json"),
  csv(".csv"),
  html(".html");

  private final String ending;

  ComparisonShape(String ending) {
    this.ending = ending;
  }

  /** The one that a file's name asks for; text where it says nothing. */
  static ComparisonShape byEnding(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    for (ComparisonShape shape : values()) {
      if (name.endsWith(shape.ending)) {
        return shape;
      }
    }
    return text;
  }

  /**
   * What writes it.
   *
   * @param coloured whether text may have colours
   * @throws EvalException USER for a page, which is made of more than comparisons
   */
  ComparisonFormat writer(boolean coloured) {
    return switch (this) {
      case text -> new ComparisonText(coloured);
      case markdown -> new ComparisonMarkdown();
      case json -> new ComparisonJson(new Version().number());
      case csv -> new ComparisonCsv();
      case html -> throw EvalException.user("a page needs a file: --out comparison.html");
    };
  }
}
