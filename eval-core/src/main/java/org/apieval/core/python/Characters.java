package org.apieval.core.python;

/** What Python takes for names and for white space. */
final class Characters {

  private Characters() {}

  /** Whether a name can start at this place of a text. */
  static boolean isNameStart(String text, int at) {
    char first = text.charAt(at);
    return first < 0x80
        ? isAsciiLetter(first) || first == '_'
        : Character.isUnicodeIdentifierStart(text.codePointAt(at));
  }

  /** Whether a name can go on at this place of a text. */
  static boolean isNamePart(String text, int at) {
    char character = text.charAt(at);
    if (character < 0x80) {
      return isAsciiLetter(character) || (character >= '0' && character <= '9') || character == '_';
    }
    int codePoint = text.codePointAt(at);
    return Character.isUnicodeIdentifierPart(codePoint)
        && !Character.isIdentifierIgnorable(codePoint);
  }

  private static boolean isAsciiLetter(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
  }

  /**
   * Whether it is white space within a line; outside of ASCII models use more than Python takes.
   */
  static boolean isBlank(char character) {
    return character == ' '
        || character == '\t'
        || character == '\f'
        || (character > 0x7f && (Character.isSpaceChar(character) || character == '\ufeff'));
  }
}
