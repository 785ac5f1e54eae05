package org.apieval.core;

/** Makes untrusted text safe to show on one line of a terminal. Stateless and thread-safe. */
public final class Printable {

  private Printable() {}

  /**
   * The text with everything written out, {@code \x1b}, that could move the cursor, change colours,
   * reorder or hide characters: control and format characters, line separators, half surrogate
   * pairs. All other text is unchanged.
   */
  public static String text(String untrusted) {
    if (untrusted.codePoints().noneMatch(Printable::isUnsafe)) {
      return untrusted;
    }
    StringBuilder safe = new StringBuilder(untrusted.length() + 16);
    untrusted.codePoints().forEach(codePoint -> append(safe, codePoint));
    return safe.toString();
  }

  /** {@link #text} of at most {@code length} characters, its end cut off and marked by dots. */
  public static String text(String untrusted, int length) {
    String head = untrusted.length() > length ? untrusted.substring(0, length) + "..." : untrusted;
    return text(head);
  }

  private static void append(StringBuilder safe, int codePoint) {
    if (!isUnsafe(codePoint)) {
      safe.appendCodePoint(codePoint);
    } else if (codePoint < 0x100) {
      safe.append(String.format("\\x%02x", codePoint));
    } else {
      safe.append(String.format(codePoint < 0x10000 ? "\\u%04x" : "\\U%08x", codePoint));
    }
  }

  private static boolean isUnsafe(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }
}
