package org.apieval.core.answer;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes off the quotes around a field's value. Inside them quotes nest wrongly as often as not, so
 * they can't be read as a string literal. Stateless and thread-safe.
 */
final class Quotes {

  private static final Pattern OPENING = Pattern.compile("[\\s:,=]*+\\\\*+(?:\"\"\"|'''|[\"'“‘])");

  /** What closes, separates and opens objects and fields, escaped line breaks included. */
  private static final String BEHIND_QUOTE = " \t\r\n,{}()[]\\";

  private static final String QUOTES = "\"'”’";

  private Quotes() {}

  /** The value without the quotes around it; unchanged where it does not begin with one. */
  static MappedText strip(MappedText value) {
    Matcher opening = OPENING.matcher(value.text());
    if (!opening.lookingAt()) {
      return value;
    }
    MappedText inner = value.slice(opening.end(), value.text().length());
    return inner.slice(0, endOfContent(inner.text()));
  }

  /**
   * Where the closing quote stands: the last one, if only closing things follow; else the end. A
   * stray quote behind an object's last brace is passed over first.
   */
  private static int endOfContent(String text) {
    int end = skipBack(text, text.length());
    if (!isQuote(text, end - 1)) {
      return text.length();
    }
    int inner = skipBack(text, end - 1);
    if (isQuote(text, inner - 1) && text.substring(inner, end - 1).contains("}")) {
      end = inner;
    }
    char quote = text.charAt(end - 1);
    while (end > 0 && text.charAt(end - 1) == quote) {
      end--;
    }
    while (end > 0 && text.charAt(end - 1) == '\\') {
      end--;
    }
    return end;
  }

  private static boolean isQuote(String text, int index) {
    return index >= 0 && QUOTES.indexOf(text.charAt(index)) >= 0;
  }

  private static int skipBack(String text, int from) {
    int end = from;
    while (end > 0) {
      if (BEHIND_QUOTE.indexOf(text.charAt(end - 1)) >= 0) {
        end--;
      } else if (end > 1 && text.startsWith("\\n", end - 2)) {
        end -= 2;
      } else {
        break;
      }
    }
    return end;
  }
}
