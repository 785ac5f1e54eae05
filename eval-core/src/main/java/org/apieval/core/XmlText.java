package org.apieval.core;

/** Makes untrusted text fit for XML. Stateless and thread-safe. */
public final class XmlText {

  private static final int REPLACEMENT = 0xfffd;

  private XmlText() {}

  /**
   * The text with U+FFFD for every character that no XML 1.0 document can hold, not even escaped:
   * most control characters, half surrogate pairs, U+FFFE and U+FFFF. Markup is left as it is.
   */
  public static String legal(String untrusted) {
    if (untrusted.codePoints().allMatch(XmlText::isLegal)) {
      return untrusted;
    }
    StringBuilder legal = new StringBuilder(untrusted.length());
    untrusted
        .codePoints()
        .forEach(codePoint -> legal.appendCodePoint(isLegal(codePoint) ? codePoint : REPLACEMENT));
    return legal.toString();
  }

  /** The production Char of XML 1.0. */
  private static boolean isLegal(int codePoint) {
    if (codePoint < 0x20) {
      return codePoint == '\t' || codePoint == '\n' || codePoint == '\r';
    }
    return codePoint < Character.MIN_SURROGATE
        || codePoint > Character.MAX_SURROGATE && codePoint < 0xfffe
        || codePoint > 0xffff;
  }
}
