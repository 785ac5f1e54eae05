package org.apieval.core.python;

import java.util.ArrayList;
import java.util.List;

/** Finds the end and the fields of one f-string. Not thread-safe. */
final class FormatScanner {

  private static final int MAX_SPEC_DEPTH = 4;

  private final String text;
  private final int quote;
  private final int limit;
  private final boolean raw;
  private final int nested;
  private final boolean triple;
  private final boolean unquoted;
  private final char closing;
  private List<FormatField> fields = new ArrayList<>();
  private int specDepth;

  FormatScanner(String text, int quote, int limit, boolean raw, int nested) {
    this.text = text;
    this.quote = quote;
    this.limit = limit;
    this.raw = raw;
    this.nested = nested;
    this.unquoted = quote < 0;
    this.triple = unquoted || Literals.isTriple(text, quote, limit);
    this.closing = unquoted ? 0 : text.charAt(quote);
  }

  /** Reads content that stands without its quotes. */
  static FormatScanner ofContent(String content, boolean raw) {
    return new FormatScanner(content, -1, content.length(), raw, 0);
  }

  /** The fields found by the last scan, in source order. */
  List<FormatField> fields() {
    return fields;
  }

  /** The offset behind the closing quote, or where there are none behind the content, or -1. */
  int scan() {
    int at = unquoted ? 0 : quote + (triple ? 3 : 1);
    while (at >= 0 && at < limit) {
      char character = text.charAt(at);
      if (closesAt(at)) {
        return at + (triple ? 3 : 1);
      }
      at = step(at, character);
    }
    return unquoted ? at : -1;
  }

  private int step(int at, char character) {
    if (character == '\\') {
      return escape(at);
    }
    if (character == '{') {
      return at + 1 < limit && text.charAt(at + 1) == '{' ? at + 2 : field(at);
    }
    return isBreak(character) ? -1 : at + 1;
  }

  private int escape(int at) {
    if (!raw && text.startsWith("N{", at + 1)) {
      int end = text.indexOf('}', at);
      return end < 0 || end >= limit ? -1 : end + 1;
    }
    boolean brace = at + 1 < limit && (text.charAt(at + 1) == '{' || text.charAt(at + 1) == '}');
    return at + (brace ? 1 : 2);
  }

  private boolean closesAt(int at) {
    return !unquoted
        && text.charAt(at) == closing
        && (!triple || Literals.isTriple(text, at, limit));
  }

  private boolean isBreak(char character) {
    return !triple && (character == '\n' || character == '\r');
  }

  /** Reads the field whose brace stands at {@code open}; the offset behind it, or -1. */
  private int field(int open) {
    int depth = 0;
    int at = open + 1;
    while (at >= 0 && at < limit) {
      char character = text.charAt(at);
      if (depth == 0 && (character == '}' || character == ':' || isConversion(at))) {
        return finish(open, at);
      }
      switch (character) {
        case '\'', '"' -> at = innerString(at);
        case '(', '[', '{' -> {
          depth++;
          at++;
        }
        case ')', ']', '}' -> {
          depth--;
          at = depth < 0 ? -1 : at + 1;
        }
        case '#' -> at = lineEnd(at);
        default -> at++;
      }
    }
    return -1;
  }

  private boolean isConversion(int at) {
    return text.charAt(at) == '!' && !(at + 1 < limit && text.charAt(at + 1) == '=');
  }

  private int lineEnd(int at) {
    int end = text.indexOf('\n', at);
    return end < 0 || end >= limit ? -1 : end;
  }

  private int innerString(int at) {
    int start = at;
    while (start > 0 && Character.isLetter(text.charAt(start - 1))) {
      start--;
    }
    boolean prefixed = Literals.isPrefix(text, start, at);
    if (prefixed && Literals.hasPrefix(text, start, at, 'f')) {
      return Literals.formatEnd(
          text, at, limit, Literals.hasPrefix(text, start, at, 'r'), nested + 1);
    }
    return Literals.plainEnd(text, at, limit);
  }

  private int finish(int open, int end) {
    List<FormatField> outer = fields;
    fields = new ArrayList<>();
    int close = text.charAt(end) == '}' ? end : format(end);
    List<FormatField> inner = fields;
    fields = outer;
    if (close < 0) {
      return -1;
    }
    fields.add(new FormatField(open, open + 1, withoutEquals(open, end), close, inner));
    return close + 1;
  }

  private int withoutEquals(int open, int end) {
    int at = end;
    while (at > open + 1 && text.charAt(at - 1) <= ' ') {
      at--;
    }
    boolean debug =
        at > open + 2 && text.charAt(at - 1) == '=' && "=!<>:".indexOf(text.charAt(at - 2)) < 0;
    return debug ? at - 1 : end;
  }

  /** Reads conversion and format; the offset of the closing brace, or -1. */
  private int format(int from) {
    if (++specDepth > MAX_SPEC_DEPTH) {
      return -1;
    }
    int at = from;
    while (at >= 0 && at < limit && text.charAt(at) != '}') {
      char character = text.charAt(at);
      if (closesAt(at) || isBreak(character)) {
        return -1;
      }
      at = character == '{' ? field(at) : at + 1;
    }
    specDepth--;
    return at < limit ? at : -1;
  }
}
