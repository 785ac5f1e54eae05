package org.apieval.app;

import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.apieval.core.Printable;
import org.apieval.core.Style;
import org.apieval.core.ask.Usage;
import org.apieval.core.report.PassRates;
import org.apieval.core.report.TextTable;

/**
 * What runs took, for people.
 *
 * @param colours whether to write ANSI colours
 */
record UsageTable(boolean colours) {

  private static final int DECIMALS = 4;
  private static final double MILLIS = 1_000;

  /**
   * A run.
   *
   * @param hub the hub's id
   * @param run what tells it from others
   * @param usage what it took
   * @param passRates what asking again comes to; empty where nothing was asked again
   */
  record Row(String hub, String run, Usage usage, Optional<PassRates> passRates) {}

  /** The table, complete with its last line end. */
  String render(List<Row> rows) {
    List<TextTable.Column<Row>> columns = new ArrayList<>();
    columns.add(TextTable.Column.text("hub", row -> Printable.text(row.hub())));
    columns.add(TextTable.Column.text("run", row -> Printable.text(row.run())));
    columns.add(number("", "answers", row -> Long.toString(row.usage().answers())));
    columns.add(
        number("", "failed", row -> Long.toString(row.usage().failed()))
            .styled(cell -> cell.equals("0") ? Style.PLAIN : Style.DOUBTFUL));
    columns.add(number("tokens", "in", row -> tokens(row.usage().inputTokens())));
    columns.add(number("tokens", "out", row -> tokens(row.usage().outputTokens())));
    columns.add(number("latency", "median", row -> seconds(row.usage().median().toMillis())));
    columns.add(number("latency", "95%", row -> seconds(row.usage().p95().toMillis())));
    if (rows.stream().anyMatch(row -> row.usage().cost().isPresent())) {
      columns.add(number("", "cost", UsageTable::cost));
    }
    rows.stream()
        .flatMap(row -> row.passRates().stream())
        .findFirst()
        .ifPresent(
            rates -> {
              columns.add(passRate("any of " + rates.k(), PassRates::passAtK));
              columns.add(passRate("all of " + rates.k(), PassRates::passAllK));
            });
    return new TextTable<>(columns, colours).render(rows);
  }

  private static TextTable.Column<Row> passRate(
      String heading, Function<PassRates, PassRates.Estimate> estimate) {
    return number(
        heading, "right", row -> row.passRates().map(estimate).map(UsageTable::percent).orElse(""));
  }

  private static TextTable.Column<Row> number(
      String upper, String lower, Function<Row, String> cell) {
    return TextTable.Column.number(upper, lower, cell);
  }

  /** A dash where the server does not count them. */
  private static String tokens(long count) {
    return count == 0 ? "-" : Long.toString(count);
  }

  private static String seconds(long millis) {
    return String.format(Locale.ROOT, "%.2f s", millis / MILLIS);
  }

  private static String percent(PassRates.Estimate estimate) {
    return String.format(
        Locale.ROOT,
        "%.1f%% %.1f-%.1f",
        100 * estimate.mean(),
        100 * estimate.low(),
        100 * estimate.high());
  }

  private static String cost(Row row) {
    return row.usage()
        .cost()
        .map(cost -> cost.setScale(DECIMALS, RoundingMode.HALF_UP).toPlainString())
        .orElse("-");
  }
}
