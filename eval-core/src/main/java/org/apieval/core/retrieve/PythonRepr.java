package org.apieval.core.retrieve;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Python's {@code repr} of a JSON value as Python's {@code json} module reads it. Of a row it is
 * what {@code str} gives, and what the published experiments took for a document's text. Stateless
 * and thread-safe.
 */
public final class PythonRepr {

  private PythonRepr() {}

  /**
   * The text.
   *
   * @param value a string, number, boolean, list, map or null, as {@link
   *     org.apieval.api.data.ApiRecord#fields()} holds them
   */
  public static String of(@Nullable Object value) {
    StringBuilder text = new StringBuilder();
    append(text, value);
    return text.toString();
  }

  private static void append(StringBuilder text, @Nullable Object value) {
    if (value == null) {
      text.append("None");
    } else if (value instanceof Boolean truth) {
      text.append(truth ? "True" : "False");
    } else if (value instanceof Double || value instanceof Float) {
      text.append(PythonFloat.repr(((Number) value).doubleValue()));
    } else if (value instanceof Map<?, ?> map) {
      appendMap(text, map);
    } else if (value instanceof List<?> list) {
      appendList(text, list);
    } else if (value instanceof Number) {
      text.append(value);
    } else {
      appendString(text, value.toString());
    }
  }

  private static void appendMap(StringBuilder text, Map<?, ?> map) {
    String separator = "{";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      text.append(separator);
      append(text, entry.getKey());
      text.append(": ");
      append(text, entry.getValue());
      separator = ", ";
    }
    text.append(map.isEmpty() ? "{}" : "}");
  }

  private static void appendList(StringBuilder text, List<?> list) {
    String separator = "[";
    for (Object element : list) {
      text.append(separator);
      append(text, element);
      separator = ", ";
    }
    text.append(list.isEmpty() ? "[]" : "]");
  }

  private static void appendString(StringBuilder text, String string) {
    char quote = string.indexOf('\'') >= 0 && string.indexOf('"') < 0 ? '"' : '\'';
    text.append(quote);
    string.codePoints().forEach(codePoint -> appendCharacter(text, codePoint, quote));
    text.append(quote);
  }

  private static void appendCharacter(StringBuilder text, int codePoint, char quote) {
    switch (codePoint) {
      case '\t' -> text.append("\\t");
      case '\n' -> text.append("\\n");
      case '\r' -> text.append("\\r");
      case '\\' -> text.append("\\\\");
      default -> {
        if (codePoint == quote) {
          text.append('\\').append(quote);
        } else if (isPrintable(codePoint)) {
          text.appendCodePoint(codePoint);
        } else {
          text.append(escape(codePoint));
        }
      }
    }
  }

  private static String escape(int codePoint) {
    if (codePoint < 0x100) {
      return "\\x%02x".formatted(codePoint);
    }
    return (codePoint < 0x10000 ? "\\u%04x" : "\\U%08x").formatted(codePoint);
  }

  /** As Python's {@code str.isprintable}: no controls, separators, surrogates, or unassigned. */
  private static boolean isPrintable(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      case Character.SPACE_SEPARATOR -> codePoint == ' ';
      default -> true;
    };
  }
}
