package org.apieval.core.dataset;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Reads the records of several files as if they were one. A file of no use costs only itself while
 * another is of use. Used once, by one thread.
 *
 * @param <T> what a record becomes
 */
final class RecordFiles<T> {

  /**
   * Makes an item of a record. Its row is numbered through all files.
   *
   * @param <T> what it becomes
   */
  interface ItemReader<T> {
    /**
     * @param file the file that the record is in
     * @param place its place in this file, 1 and up; of JSON lines, the line
     */
    T read(Path file, int place, Row row) throws Row.FieldException;
  }

  private final ItemReader<T> reader;
  private final List<T> items = new ArrayList<>();
  private final List<Place> places = new ArrayList<>();
  private final List<DataProblem> problems = new ArrayList<>();
  private final List<DataProblem> notes = new ArrayList<>();

  RecordFiles(ItemReader<T> reader) {
    this.reader = reader;
  }

  /**
   * Reads all.
   *
   * @param kind what they must be
   * @param files at least one
   * @throws org.apieval.core.EvalException USER if a file is missing or unreadable
   */
  DataFile<T> read(FileKind kind, List<Path> files) {
    files.forEach(file -> read(file, SourceText.read(file), kind));
    String name =
        files.get(0) + (files.size() == 1 ? "" : " (and " + (files.size() - 1) + " more)");
    Optional<String> unusable =
        items.isEmpty()
            ? Optional.of(
                "has no record that %s may have; %s".formatted(kind.label(), problems.get(0)))
            : Optional.empty();
    return new DataFile<>(
        name, items, problems, OptionalInt.empty(), notes, Places.numbered(name, places), unusable);
  }

  private void read(Path file, SourceText source, FileKind kind) {
    source
        .undecodableLine()
        .ifPresent(
            line ->
                notes.add(
                    new DataProblem(
                        source.file(),
                        line,
                        "bytes that are not UTF-8, here or below; they are read as U+FFFD")));
    Records records = Records.of(source);
    records.flaw().ifPresent(notes::add);
    int before = items.size();
    int base = places.size();
    for (int i = 0; i < records.entries().size(); i++) {
      JsonRows.Entry entry = records.entries().get(i);
      Place place = new Place(source.file(), records.lines().get(i));
      while (places.size() <= base + entry.line()) {
        places.add(place); // blank lines are no records
      }
      read(file, base, entry, place);
    }
    if (items.size() == before && records.entries().isEmpty()) {
      problems.add(
          new DataProblem(source.file(), 0, "no record that " + kind.label() + " may have"));
    }
  }

  private void read(Path file, int base, JsonRows.Entry entry, Place place) {
    if (entry instanceof JsonRows.Broken broken) {
      problems.add(new DataProblem(place.file(), place.line(), broken.message()));
      return;
    }
    Row row = new Row(base + entry.line(), ((JsonRows.Good) entry).row().fields());
    try {
      items.add(reader.read(file, entry.line() + 1, row));
    } catch (Row.FieldException e) {
      problems.add(new DataProblem(place.file(), place.line(), e.getMessage()));
    }
  }
}
