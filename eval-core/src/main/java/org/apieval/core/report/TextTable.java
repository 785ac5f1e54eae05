package org.apieval.core.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apieval.core.Style;

/**
 * A table for people: a heading of one or two lines, aligned columns, colours if wanted. Immutable
 * and thread-safe.
 *
 * @param columns left to right
 * @param colours whether to write ANSI colours
 * @param <R> what a row shows
 */
public record TextTable<R>(List<Column<R>> columns, boolean colours) {

  private static final String GAP = "  ";

  /**
   * A column.
   *
   * @param upper the heading's upper line, blank where there is none
   * @param lower the heading's lower line
   * @param left whether cells are aligned left, as texts are; numbers are aligned right
   * @param cell a row's text, safe for a terminal
   * @param style how that text is shown where colours are on
   * @param <R> what a row shows
   */
  public record Column<R>(
      String upper,
      String lower,
      boolean left,
      Function<R, String> cell,
      Function<String, Style> style) {

    /** A column of texts. */
    public static <R> Column<R> text(String heading, Function<R, String> cell) {
      return new Column<>("", heading, true, cell, text -> Style.PLAIN);
    }

    /** A column of numbers under a heading of two lines. */
    public static <R> Column<R> number(String upper, String lower, Function<R, String> cell) {
      return new Column<>(upper, lower, false, cell, text -> Style.PLAIN);
    }

    /** This column in other colours. */
    public Column<R> styled(Function<String, Style> other) {
      return new Column<>(upper, lower, left, cell, other);
    }
  }

  public TextTable {
    columns = List.copyOf(columns);
  }

  /** The table's lines, each with its line end; a heading alone where there are no rows. */
  public String render(List<R> rows) {
    List<List<String>> cells = rows.stream().map(this::cells).toList();
    List<String> upper = columns.stream().map(Column::upper).toList();
    List<String> lower = columns.stream().map(Column::lower).toList();
    List<List<String>> all = new ArrayList<>(cells);
    all.add(upper);
    all.add(lower);
    int[] widths = widths(all);
    StringBuilder table = new StringBuilder();
    if (!upper.stream().allMatch(String::isEmpty)) {
      table.append(Style.BOLD.of(line(upper, widths, false), colours)).append('\n');
    }
    table.append(Style.BOLD.of(line(lower, widths, false), colours)).append('\n');
    cells.forEach(row -> table.append(line(row, widths, colours)).append('\n'));
    return table.toString();
  }

  private List<String> cells(R row) {
    return columns.stream().map(column -> column.cell().apply(row)).toList();
  }

  private int[] widths(List<List<String>> rows) {
    int[] widths = new int[columns.size()];
    for (List<String> row : rows) {
      for (int column = 0; column < widths.length; column++) {
        widths[column] = Math.max(widths[column], length(row.get(column)));
      }
    }
    return widths;
  }

  private String line(List<String> row, int[] widths, boolean styled) {
    StringBuilder line = new StringBuilder();
    for (int index = 0; index < widths.length; index++) {
      Column<R> column = columns.get(index);
      String cell = row.get(index);
      String padding = " ".repeat(widths[index] - length(cell));
      String shown = styled ? column.style().apply(cell).of(cell, true) : cell;
      line.append(index == 0 ? "" : GAP);
      line.append(column.left() ? shown + padding : padding + shown);
    }
    return line.toString().stripTrailing();
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }
}
