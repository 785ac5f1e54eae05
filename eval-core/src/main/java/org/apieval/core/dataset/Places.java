package org.apieval.core.dataset;

import java.util.List;

/**
 * Where the items of some files stand. Items of a single file are numbered by its lines; those of a
 * hub that a YAML file describes are numbered through all its files. Immutable and thread-safe.
 */
public final class Places {

  private final String file;
  private final List<Place> numbered;

  private Places(String file, List<Place> numbered) {
    this.file = file;
    this.numbered = List.copyOf(numbered);
  }

  /** Items numbered by the lines of one file. */
  public static Places linesOf(String file) {
    return new Places(file, List.of());
  }

  /**
   * Items numbered through several files.
   *
   * @param name what the files are together, for findings that are about no item
   * @param places the place of each number, 0 and up
   */
  static Places numbered(String name, List<Place> places) {
    return new Places(name, places);
  }

  /** The place of an item by its number; numbers that no item has are lines of the whole. */
  public Place of(int number) {
    return number >= 0 && number < numbered.size()
        ? numbered.get(number)
        : new Place(file, Math.max(number, 0));
  }

  /** Whether the items are of one file, so that a line says where they are. */
  public boolean isOneFile() {
    return numbered.isEmpty();
  }
}
