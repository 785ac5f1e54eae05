package org.apieval.core.compare;

import java.util.List;
import org.apieval.core.Printable;

/**
 * Letters for runs, and names that fit a line. Immutable and thread-safe.
 *
 * @param names in order; foreign text
 */
record RunLabels(List<String> names) {

  private static final int LETTERS = 26;
  private static final String CUT = "...";

  RunLabels {
    names = names.stream().map(Printable::text).toList();
  }

  /** A to Z, then AA and so on. */
  static String letter(int run) {
    String last = String.valueOf((char) ('A' + run % LETTERS));
    return run < LETTERS ? last : letter(run / LETTERS - 1) + last;
  }

  /**
   * A run's name in at most so many characters: the folders that all names begin with are left out
   * where some name is too long, then the middle of what is still too long.
   */
  String name(int run, int width) {
    boolean allFit = names.stream().allMatch(name -> length(name) <= width);
    String name = names.get(run);
    return allFit ? name : shortened(withoutCommonFolders(name), width);
  }

  private String withoutCommonFolders(String name) {
    String common = names.get(0);
    for (String other : names) {
      int length = 0;
      while (length < Math.min(common.length(), other.length())
          && common.charAt(length) == other.charAt(length)) {
        length++;
      }
      common = common.substring(0, length);
    }
    int slash = common.lastIndexOf('/');
    return slash <= 0 ? name : CUT + name.substring(slash);
  }

  /** At most so many characters of a text, its middle cut out and marked by dots. */
  static String shortened(String name, int width) {
    int length = length(name);
    if (length <= width) {
      return name;
    }
    int kept = width - CUT.length();
    int head = kept / 2;
    return name.substring(0, name.offsetByCodePoints(0, head))
        + CUT
        + name.substring(name.offsetByCodePoints(0, length - (kept - head)));
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }
}
