package org.apieval.core.drift;

import java.util.List;
import java.util.stream.Collectors;
import org.apieval.core.Printable;
import org.apieval.core.Style;
import org.apieval.core.drift.DriftSummary.Row;
import org.apieval.core.report.Numbers;
import org.apieval.core.report.TextTable;
import org.apieval.core.report.TextTable.Column;

/**
 * Tables for people, one a run, so that they fit a terminal. Immutable and thread-safe.
 *
 * @param colours whether to write ANSI colours
 */
public record DriftTable(boolean colours) implements DriftFormat {

  @Override
  public String render(List<DriftSummary> summaries) {
    return summaries.stream().map(this::render).collect(Collectors.joining("\n"));
  }

  private String render(DriftSummary summary) {
    String title = Printable.text(summary.hub()) + ", " + Printable.text(summary.answers());
    return Style.BOLD.of(title, colours)
        + "\n"
        + new TextTable<>(columns(), colours).render(DriftSummary.rows(List.of(summary)));
  }

  private static List<Column<Row>> columns() {
    return List.of(
        Column.text("change", Row::change),
        Column.number("", "n", row -> Integer.toString(row.counts().n())),
        Column.number("", "shown", row -> Numbers.percent(row.counts().shown())),
        rate("", "follows", Outcome.FOLLOWS),
        Column.number(
            "95%", "interval", row -> Numbers.interval(row.counts().rate(Outcome.FOLLOWS))),
        rate("keeps", "old", Outcome.KEEPS_OLD),
        rate("other", "API", Outcome.OTHER_API),
        rate("", "invents", Outcome.INVENTS),
        Column.number(
            "un-", "scored", row -> Integer.toString(row.counts().count(Outcome.UNSCORED))));
  }

  private static Column<Row> rate(String upper, String lower, Outcome outcome) {
    return Column.number(upper, lower, row -> Numbers.percent(row.counts().rate(outcome)));
  }
}
