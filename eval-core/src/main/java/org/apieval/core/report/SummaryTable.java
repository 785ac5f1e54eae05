package org.apieval.core.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.apieval.core.Printable;

/**
 * The table for people: aligned, with names made safe for a terminal, and below it what was left
 * out. Immutable and thread-safe.
 *
 * @param colours whether to write ANSI colours
 */
public record SummaryTable(boolean colours) implements SummaryFormat {

  private static final List<String> UPPER =
      List.of("", "", "", "accuracy", "halluci-", "wrong", "exact", "gold", "");
  private static final List<String> LOWER =
      List.of("hub", "answers", "n", "95% interval", "nation", "API", "call", "API", "unscored");
  private static final int TEXT_COLUMNS = 2;
  private static final int ACCURACY = 3;
  private static final int HALLUCINATION = 4;
  private static final int UNSCORED = 8;
  private static final String BOLD = "1";
  private static final String DIM = "2";
  private static final String RED = "31";
  private static final String GREEN = "32";
  private static final String YELLOW = "33";

  @Override
  public String render(List<Summary> summaries) {
    List<List<String>> rows = rows(summaries);
    int[] widths = widths(rows);
    StringBuilder table = new StringBuilder();
    table.append(style(BOLD, line(UPPER, widths, false))).append('\n');
    table.append(style(BOLD, line(LOWER, widths, false))).append('\n');
    rows.forEach(row -> table.append(line(row, widths, true)).append('\n'));
    notes(summaries).forEach(note -> table.append(style(DIM, note)).append('\n'));
    return table.toString();
  }

  private static List<List<String>> rows(List<Summary> summaries) {
    List<String> names = ShortNames.of(summaries);
    List<List<String>> rows = new ArrayList<>();
    for (int index = 0; index < summaries.size(); index++) {
      Summary summary = summaries.get(index);
      rows.add(
          List.of(
              Printable.text(summary.hub()),
              names.get(index),
              Long.toString(summary.n()),
              accuracy(summary.accuracy()),
              Numbers.percent(summary.hallucination()),
              Numbers.percent(summary.wrongApi()),
              Numbers.percent(summary.exactCall()),
              Numbers.percent(summary.goldApi()),
              Long.toString(summary.unscored())));
    }
    return rows;
  }

  /** Rate and interval in one cell, the intervals of most rows below each other. */
  private static String accuracy(Rate rate) {
    return "%s %9s".formatted(Numbers.percent(rate), Numbers.interval(rate)).strip();
  }

  private static int[] widths(List<List<String>> rows) {
    int[] widths = new int[LOWER.size()];
    List<List<String>> all = new ArrayList<>(rows);
    all.add(UPPER);
    all.add(LOWER);
    for (List<String> row : all) {
      for (int column = 0; column < widths.length; column++) {
        widths[column] = Math.max(widths[column], length(row.get(column)));
      }
    }
    return widths;
  }

  private String line(List<String> row, int[] widths, boolean coloured) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < widths.length; column++) {
      String cell = row.get(column);
      String padding = " ".repeat(widths[column] - length(cell));
      String shown = coloured ? colour(column, cell) : cell;
      line.append(column == 0 ? "" : "  ");
      line.append(column < TEXT_COLUMNS ? shown + padding : padding + shown);
    }
    return line.toString().stripTrailing();
  }

  private String colour(int column, String cell) {
    return switch (column) {
      case ACCURACY -> cell.equals("-") ? cell : style(GREEN, cell);
      case HALLUCINATION -> cell.equals("0.0%") || cell.equals("-") ? cell : style(RED, cell);
      case UNSCORED -> cell.equals("0") ? cell : style(YELLOW, cell);
      default -> cell;
    };
  }

  private String style(String code, String text) {
    return colours ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
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
    long count = all.stream().mapToLong(property).sum();
    return count == 0 ? "" : count + " " + thing + (count == 1 ? "" : "s");
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }
}
