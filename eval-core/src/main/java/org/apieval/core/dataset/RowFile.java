package org.apieval.core.dataset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.core.EvalException;

/**
 * Turns a data file into items and problems: a row that cannot be used costs only itself.
 *
 * @param items in file order
 * @param problems in file order; before them the one about undecodable bytes, if there are any
 */
record RowFile<T>(List<T> items, List<DataProblem> problems) {

  /** Makes an item of a row. */
  interface ItemReader<T> {
    T read(Row row) throws Row.FieldException;
  }

  /**
   * Reads all rows.
   *
   * @param kind what the file must be
   * @throws EvalException USER if no row can be used, with the reason for the first one
   */
  static <T> RowFile<T> read(SourceText source, FileKind kind, ItemReader<T> reader) {
    DataFile<T> file = scan(source, kind, reader).usable();
    List<DataProblem> problems = new ArrayList<>(file.problems());
    file.undecodableLine().ifPresent(line -> problems.add(0, undecodable(source, line)));
    return new RowFile<>(file.items(), List.copyOf(problems));
  }

  /** Reads all rows of a file that may be of no use at all. */
  static <T> DataFile<T> scan(SourceText source, FileKind kind, ItemReader<T> reader) {
    if (source.text().isBlank()) {
      return DataFile.unusable(source, "is empty");
    }
    List<T> items = new ArrayList<>();
    List<DataProblem> problems = new ArrayList<>();
    Optional<Row> firstRow = Optional.empty();
    List<JsonRows.Entry> entries = JsonRows.read(source.text());
    for (JsonRows.Entry entry : entries) {
      try {
        items.add(item(entry, reader));
      } catch (Row.FieldException | BrokenRowException e) {
        problems.add(new DataProblem(source.file(), entry.line(), e.getMessage()));
      }
      if (firstRow.isEmpty() && entry instanceof JsonRows.Good good) {
        firstRow = Optional.of(good.row());
      }
    }
    return items.isEmpty()
        ? DataFile.unusable(source, noRow(kind, problems, firstRow))
        : new DataFile<>(source.file(), items, problems, source.undecodableLine());
  }

  private static <T> T item(JsonRows.Entry entry, ItemReader<T> reader)
      throws Row.FieldException, BrokenRowException {
    if (entry instanceof JsonRows.Good good) {
      return reader.read(good.row());
    }
    throw new BrokenRowException(((JsonRows.Broken) entry).message());
  }

  private static DataProblem undecodable(SourceText source, int line) {
    return new DataProblem(
        source.file(), line, "bytes that are not UTF-8, here or below; they are read as U+FFFD");
  }

  private static String noRow(FileKind kind, List<DataProblem> problems, Optional<Row> firstRow) {
    String hint =
        firstRow
            .flatMap(FileKind::guess)
            .filter(guess -> guess != kind)
            .map(guess -> "; this looks like " + guess.label())
            .orElse("");
    String first =
        problems.stream()
            .findFirst()
            .map(problem -> "line " + (problem.line() + 1) + ": " + problem.message())
            .orElse("it is an empty list");
    return "has no row that %s may have; %s%s".formatted(kind.label(), first, hint);
  }

  private static final class BrokenRowException extends Exception {

    private static final long serialVersionUID = 1L;

    BrokenRowException(String message) {
      super(message);
    }
  }
}
