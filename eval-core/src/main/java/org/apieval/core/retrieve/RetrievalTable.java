package org.apieval.core.retrieve;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.apieval.core.Printable;
import org.apieval.core.report.Numbers;
import org.apieval.core.report.TextTable;
import org.apieval.core.report.TextTable.Column;

/**
 * The table for people; a dash stands where too few documents were looked for. Immutable and
 * thread-safe.
 *
 * @param colours whether to write ANSI colours
 */
public record RetrievalTable(boolean colours) implements RetrievalFormat {

  private static final String NOT_MEASURED = "-";

  @Override
  public String render(List<RetrievalSummary> summaries) {
    return new TextTable<>(columns(), colours).render(summaries);
  }

  private static List<Column<RetrievalSummary>> columns() {
    List<Column<RetrievalSummary>> columns = new ArrayList<>();
    columns.add(Column.text("hub", row -> Printable.text(row.hub())));
    columns.add(Column.text("retriever", row -> Printable.text(row.label())));
    columns.add(Column.number("", "n", row -> Integer.toString(row.n())));
    for (int cutoff : RetrievalMeasure.CUTOFFS) {
      columns.add(rate("domain", Criterion.GOLD_DOMAIN, cutoff));
    }
    for (int cutoff : RetrievalMeasure.CUTOFFS) {
      columns.add(rate("call", Criterion.GOLD_CALL, cutoff));
    }
    columns.add(rate("API", Criterion.GOLD_API, 1));
    columns.add(
        Column.number("API", "MRR", row -> decimal(row.reciprocalRank(Criterion.GOLD_API))));
    columns.add(Column.number("", "seconds", row -> seconds(row.time())));
    return columns;
  }

  private static Column<RetrievalSummary> rate(String what, Criterion criterion, int cutoff) {
    return Column.number(
        what,
        "@" + cutoff,
        row -> row.hit(criterion, cutoff).map(Numbers::percent).orElse(NOT_MEASURED));
  }

  private static String decimal(OptionalDouble value) {
    return value.isEmpty() ? NOT_MEASURED : String.format(Locale.ROOT, "%.3f", value.getAsDouble());
  }

  private static String seconds(Optional<Duration> time) {
    return time.map(taken -> String.format(Locale.ROOT, "%.1f", taken.toMillis() / 1000.0))
        .orElse(NOT_MEASURED);
  }
}
