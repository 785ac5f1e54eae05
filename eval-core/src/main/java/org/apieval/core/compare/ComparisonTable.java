package org.apieval.core.compare;

import java.util.List;
import org.apieval.core.Style;
import org.apieval.core.report.Numbers;
import org.apieval.core.report.Rate;
import org.apieval.core.report.TextTable;
import org.apieval.core.report.TextTable.Column;

/**
 * Pairs of runs on a hub as a table, a pair a line. Immutable and thread-safe.
 *
 * @param colours whether to write ANSI colours
 */
record ComparisonTable(boolean colours) {

  private static final String BETTER = " better";
  private static final String WORSE = " worse";

  /** The table, complete with its last line end. */
  String render(List<Comparison> pairs) {
    return new TextTable<>(columns(), colours).render(pairs);
  }

  private List<Column<Comparison>> columns() {
    return List.of(
        Column.text("", ComparisonTable::pair),
        Column.number("", "n", one -> Integer.toString(one.test().n())),
        Column.number("", "former", one -> percent(one.pairing().first())),
        Column.number("", "latter", one -> percent(one.pairing().second())),
        Column.number("", "points", one -> Wording.signed(one.test().difference())),
        Column.number("", "95% interval", ComparisonTable::interval),
        Column.number("", "p", one -> p(one.adjusted())),
        new Column<Comparison>("", "", true, ComparisonTable::conclusion, ComparisonTable::style));
  }

  private static String conclusion(Comparison one) {
    return switch (one.conclusion()) {
      case BETTER -> RunLabels.letter(one.second()) + BETTER;
      case WORSE -> RunLabels.letter(one.second()) + WORSE;
      case NOT_SHOWN -> "";
    };
  }

  private static Style style(String conclusion) {
    if (conclusion.endsWith(BETTER)) {
      return Style.GOOD;
    }
    return conclusion.endsWith(WORSE) ? Style.BAD : Style.PLAIN;
  }

  /** The letters of both runs. */
  static String pair(Comparison one) {
    return RunLabels.letter(one.first()) + " " + RunLabels.letter(one.second());
  }

  private static String percent(Rate rate) {
    return Numbers.percent(rate);
  }

  static String interval(Comparison one) {
    PairedTest.Interval interval = one.test().interval();
    return Wording.signed(interval.low()) + " to " + Wording.signed(interval.high());
  }

  static String p(double value) {
    return Wording.p(value).replace("= ", "").replace("< ", "<");
  }
}
