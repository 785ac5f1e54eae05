package org.apieval.core.official;

import java.util.Optional;

/**
 * The part of an answer that the published scripts take for the call.
 *
 * @param text what is parsed
 * @param cut whether it is what stands behind {@code api_call}; if not, it is the whole answer
 */
public record CallText(String text, boolean cut) {

  private static final String LABEL = "api_call";
  private static final String NEXT_LABEL = "api_provider";

  /**
   * Cuts the call out: behind the first label up to the next, from the second character behind the
   * first colon to the last bracket.
   *
   * @return empty where there is no label
   */
  static Optional<CallText> behindLabel(String answer) {
    int label = answer.indexOf(LABEL);
    if (label < 0) {
      return Optional.empty();
    }
    String section = answer.substring(label + LABEL.length());
    section = before(NEXT_LABEL, before(LABEL, section));
    int start = Math.max(0, section.indexOf(':'));
    start += codePoints(section.substring(start), 2);
    int bracket = section.lastIndexOf(')');
    int end = bracket < 0 ? section.length() - lastCodePoint(section) : bracket + 1;
    return Optional.of(new CallText(start < end ? section.substring(start, end) : "", true));
  }

  private static String before(String mark, String text) {
    int index = text.indexOf(mark);
    return index < 0 ? text : text.substring(0, index);
  }

  /** The length of a text's first characters, as Python counts them; at most of all. */
  private static int codePoints(String text, int count) {
    int length = Math.min(count, text.codePointCount(0, text.length()));
    return text.offsetByCodePoints(0, length);
  }

  private static int lastCodePoint(String text) {
    return text.isEmpty() ? 0 : text.length() - text.offsetByCodePoints(text.length(), -1);
  }
}
