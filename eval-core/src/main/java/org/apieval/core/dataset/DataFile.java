package org.apieval.core.dataset;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/**
 * A data file as far as it can be used. Immutable.
 *
 * @param <T> what a row holds
 * @param name the file as the user named it
 * @param items in file order
 * @param problems the rows that cannot be used, in file order; where no row can, {@code unusable}
 *     says why, and these are left out
 * @param undecodableLine the first line, 0-based, with bytes that are not UTF-8; they are read as
 *     U+FFFD
 * @param notes what is odd about the file, but costs no row
 * @param places where the items stand, by their lines
 * @param unusable why no row can be used, as in "is empty"; there are items exactly where it is
 *     empty
 */
public record DataFile<T>(
    String name,
    List<T> items,
    List<DataProblem> problems,
    OptionalInt undecodableLine,
    List<DataProblem> notes,
    Places places,
    Optional<String> unusable) {

  public DataFile {
    items = List.copyOf(items);
    problems = List.copyOf(problems);
    notes = List.copyOf(notes);
  }

  /** A single file with nothing odd about it. */
  DataFile(String name, List<T> items, List<DataProblem> problems, OptionalInt undecodableLine) {
    this(name, items, problems, undecodableLine, List.of(), Places.linesOf(name), Optional.empty());
  }

  /**
   * This file, for those who need its items.
   *
   * @throws EvalException USER naming it and the reason if no row can be used
   */
  public DataFile<T> usable() {
    unusable.ifPresent(
        why -> {
          throw EvalException.user(Printable.text(name) + " " + why);
        });
    return this;
  }

  /** A file without a row that can be used. */
  static <T> DataFile<T> unusable(SourceText source, String why) {
    return new DataFile<>(
        source.file(),
        List.of(),
        List.of(),
        source.undecodableLine(),
        List.of(),
        Places.linesOf(source.file()),
        Optional.of(why));
  }
}
