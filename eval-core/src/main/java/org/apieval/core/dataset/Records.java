package org.apieval.core.dataset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The records of a data file, each with the line it stands on. Takes JSON lines and JSON arrays,
 * and cuts the objects out of a text that is neither: published catalogues have commas too many and
 * too few between them. Total. Immutable.
 *
 * @param entries in file order; their lines are those of JSON lines, or else places in the array
 * @param lines the 0-based line of each
 * @param flaw what a JSON reader refuses the file for; the records are there all the same
 */
record Records(List<JsonRows.Entry> entries, List<Integer> lines, Optional<DataProblem> flaw) {

  Records {
    entries = List.copyOf(entries);
    lines = List.copyOf(lines);
  }

  /** Reads all of a text. */
  static Records of(SourceText source) {
    String text = source.text();
    if (isJsonLines(text)) {
      List<JsonRows.Entry> rows = JsonRows.read(text);
      return new Records(rows, rows.stream().map(JsonRows.Entry::line).toList(), Optional.empty());
    }
    List<ObjectCutter.Piece> pieces = new ObjectCutter(text).cut();
    List<JsonRows.Entry> entries = new ArrayList<>();
    List<Integer> lines = new ArrayList<>();
    for (ObjectCutter.Piece piece : pieces) {
      entries.add(JsonRows.readObject(entries.size(), piece.in(text), piece.line()));
      lines.add(piece.line());
    }
    Optional<DataProblem> flaw =
        JsonSyntax.flaw(text)
            .map(
                broken ->
                    new DataProblem(
                        source.file(),
                        broken.line(),
                        broken.message() + "; the records of this file are read one by one"));
    return new Records(entries, lines, flaw);
  }

  /** Whether the first line is an object of its own. */
  private static boolean isJsonLines(String text) {
    String first = text.lines().filter(line -> !line.isBlank()).findFirst().orElse("");
    return JsonRows.readObject(0, first, 0) instanceof JsonRows.Good;
  }
}
