package org.apieval.core.python;

/** Decodes the content of string literals as Python does. Total: what is no escape stays. */
final class StringDecoder {

  private final String text;
  private final int limit;
  private final boolean bytes;
  private final StringBuilder out;

  private StringDecoder(String text, int from, int limit, boolean bytes) {
    this.text = text;
    this.limit = limit;
    this.bytes = bytes;
    this.out = new StringBuilder(limit - from);
  }

  /**
   * @param from where the content starts, behind the opening quote
   * @param limit where it ends, before the closing quote
   * @param raw whether backslashes stand for themselves
   * @param bytes whether it is a bytes literal, which knows no {@code \N}, {@code \\u} and {@code
   *     \\U}
   */
  static String decode(String text, int from, int limit, boolean raw, boolean bytes) {
    StringDecoder decoder = new StringDecoder(text, from, limit, bytes);
    int at = from;
    while (at < limit) {
      char character = text.charAt(at);
      if (character == '\\' && !raw && at + 1 < limit) {
        at = decoder.escape(at + 1);
      } else if (character == '\r') {
        decoder.out.append('\n');
        at += at + 1 < limit && text.charAt(at + 1) == '\n' ? 2 : 1;
      } else {
        decoder.out.append(character);
        at++;
      }
    }
    return decoder.out.toString();
  }

  private int escape(int at) {
    char character = text.charAt(at);
    switch (character) {
      case '\n' -> {}
      case '\r' -> {
        return at + (at + 1 < limit && text.charAt(at + 1) == '\n' ? 2 : 1);
      }
      case '\\', '\'', '"' -> out.append(character);
      case 'a' -> out.append('\u0007');
      case 'b' -> out.append('\b');
      case 'f' -> out.append('\f');
      case 'n' -> out.append('\n');
      case 'r' -> out.append('\r');
      case 't' -> out.append('\t');
      case 'v' -> out.append('\u000b');
      case 'x' -> {
        return hex(at, 2);
      }
      case 'u', 'U', 'N' -> {
        return bytes ? keep(at) : unicode(at, character);
      }
      case '0', '1', '2', '3', '4', '5', '6', '7' -> {
        return octal(at);
      }
      default -> {
        return keep(at);
      }
    }
    return at + 1;
  }

  private int keep(int at) {
    out.append('\\').append(text.charAt(at));
    return at + 1;
  }

  private int unicode(int at, char kind) {
    return kind == 'N' ? named(at) : hex(at, kind == 'u' ? 4 : 8);
  }

  private int octal(int from) {
    int value = 0;
    int at = from;
    while (at < limit && at < from + 3 && text.charAt(at) >= '0' && text.charAt(at) <= '7') {
      value = value * 8 + text.charAt(at++) - '0';
    }
    out.appendCodePoint(bytes ? value & 0xff : value);
    return at;
  }

  private int hex(int at, int digits) {
    int end = at + 1 + digits;
    if (end > limit) {
      return keep(at);
    }
    long value = 0;
    for (int i = at + 1; i < end; i++) {
      int digit = text.charAt(i) < 0x80 ? Character.digit(text.charAt(i), 16) : -1;
      if (digit < 0) {
        return keep(at);
      }
      value = value * 16 + digit;
    }
    if (value > Character.MAX_CODE_POINT) {
      return keep(at);
    }
    out.appendCodePoint((int) value);
    return end;
  }

  private int named(int at) {
    int close = at + 1 < limit && text.charAt(at + 1) == '{' ? text.indexOf('}', at) : -1;
    if (close < 0 || close >= limit) {
      return keep(at);
    }
    try {
      out.appendCodePoint(Character.codePointOf(text.substring(at + 2, close)));
      return close + 1;
    } catch (IllegalArgumentException unknown) {
      return keep(at);
    }
  }
}
