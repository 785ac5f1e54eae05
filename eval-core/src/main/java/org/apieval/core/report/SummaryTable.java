package org.apieval.core.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;
import org.apieval.core.Printable;
import org.apieval.core.Style;
import org.apieval.core.score.ScorerId;

/**
 * The table for people: aligned, with names made safe for a terminal, and below it what was left
 * out. A column that no scorer of the run fills is left away. Immutable and thread-safe.
 *
 * @param colours whether to write ANSI colours
 */
public record SummaryTable(boolean colours) implements SummaryFormat {

  private record Row(String name, Summary summary) {}

  @Override
  public String render(List<Summary> summaries) {
    List<String> names = ShortNames.of(summaries);
    List<Row> rows = new ArrayList<>();
    for (int index = 0; index < summaries.size(); index++) {
      rows.add(new Row(names.get(index), summaries.get(index)));
    }
    StringBuilder text = new StringBuilder();
    text.append(new TextTable<>(columns(Shown.of(summaries)), colours).render(rows));
    notes(summaries).forEach(note -> text.append(Style.DIM.of(note, colours)).append('\n'));
    return text.toString();
  }

  private static List<TextTable.Column<Row>> columns(Shown shown) {
    List<TextTable.Column<Row>> columns = new ArrayList<>();
    columns.add(TextTable.Column.text("hub", row -> Printable.text(row.summary().hub())));
    columns.add(TextTable.Column.text("answers", Row::name));
    if (shown.scorers()) {
      columns.add(TextTable.Column.text("scorer", row -> row.summary().scorer().id()));
    }
    columns.add(TextTable.Column.number("", "n", row -> Long.toString(row.summary().n())));
    shown.metrics().forEach(metric -> columns.add(column(metric)));
    columns.add(
        TextTable.Column.<Row>number("", "unscored", row -> Long.toString(row.summary().unscored()))
            .styled(cell -> cell.equals("0") ? Style.PLAIN : Style.DOUBTFUL));
    return columns;
  }

  private static TextTable.Column<Row> column(Metric metric) {
    return switch (metric) {
      case ACCURACY ->
          TextTable.Column.<Row>number(
                  "accuracy", "95% interval", row -> accuracy(metric.of(row.summary())))
              .styled(cell -> cell.equals("-") ? Style.PLAIN : Style.GOOD);
      case HALLUCINATION ->
          rate("halluci-", "nation", metric)
              .styled(cell -> cell.equals("0.0%") || cell.equals("-") ? Style.PLAIN : Style.BAD);
      case WRONG_API -> rate("wrong", "API", metric);
      case NEITHER -> rate("", "neither", metric);
      case EXACT_CALL -> rate("exact", "call", metric);
      case GOLD_API -> rate("gold", "API", metric);
      case DOMAIN_LABEL -> rate("domain", "label", metric);
      case CONSTRAINT_MET -> rate("constraint", "met", metric);
    };
  }

  private static TextTable.Column<Row> rate(String upper, String lower, Metric metric) {
    return TextTable.Column.number(upper, lower, row -> Numbers.percent(metric.of(row.summary())));
  }

  /** Rate and interval in one cell, the intervals of most rows below each other. */
  private static String accuracy(Rate rate) {
    return "%s %9s".formatted(Numbers.percent(rate), Numbers.interval(rate)).strip();
  }

  private static List<String> notes(List<Summary> summaries) {
    List<String> notes = new ArrayList<>();
    note(
        notes,
        "Left out: ",
        count(summaries, Summary::unscored, "unscored answer"),
        count(summaries, Summary::unreadableLines, "unreadable line"));
    note(
        notes,
        "Counted: ",
        count(summaries, Summary::ambiguous, "ambiguous answer"),
        count(summaries, Summary::truncated, "cut-off answer"));
    return notes;
  }

  private static void note(List<String> notes, String label, String... counts) {
    List<String> said = List.of(counts).stream().filter(count -> !count.isEmpty()).toList();
    if (!said.isEmpty()) {
      notes.add(label + String.join(", ", said) + ".");
    }
  }

  private static String count(List<Summary> all, ToLongFunction<Summary> property, String thing) {
    // An answer is left out once, however many scorers leave it out.
    long count =
        Arrays.stream(ScorerId.values())
            .mapToLong(
                scorer ->
                    all.stream()
                        .filter(summary -> summary.scorer() == scorer)
                        .mapToLong(property)
                        .sum())
            .max()
            .orElse(0);
    return count == 0 ? "" : count + " " + thing + (count == 1 ? "" : "s");
  }
}
