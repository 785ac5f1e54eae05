package org.apieval.app;

import java.util.ArrayList;
import java.util.List;
import org.apieval.core.Printable;
import org.apieval.core.python.Span;

/** An answer's text, line by line, with the calls that were read between marks. */
final class MarkedText {

  private static final String OPEN = "»";
  private static final String CLOSE = "«";

  private MarkedText() {}

  /** The lines with their numbers, safe to show. */
  static List<String> lines(Explanation explanation) {
    String text = explanation.text();
    List<Span> spans = explanation.outermost().map(call -> call.found().span()).distinct().toList();
    List<String> lines = new ArrayList<>();
    int start = 0;
    while (start <= text.length()) {
      int end = lineEnd(text, start);
      lines.add("%4d  %s".formatted(lines.size() + 1, mark(text, start, end, spans)));
      start = end + (text.startsWith("\r\n", end) ? 2 : 1);
    }
    return lines;
  }

  private static int lineEnd(String text, int start) {
    int end = start;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return end;
  }

  private static String mark(String text, int start, int end, List<Span> spans) {
    StringBuilder marked = new StringBuilder();
    int shown = start;
    for (Span span : spans) {
      shown = copy(text, shown, within(span.start(), start, end), marked);
      if (start <= span.start() && span.start() < end) {
        marked.append(OPEN);
      }
      shown = copy(text, shown, within(span.end(), start, end), marked);
      if (start < span.end() && span.end() <= end) {
        marked.append(CLOSE);
      }
    }
    copy(text, shown, end, marked);
    return marked.toString();
  }

  private static int within(int offset, int start, int end) {
    return Math.max(start, Math.min(offset, end));
  }

  /** Adds the text from where it was shown up to a place behind that; says up to where it is. */
  private static int copy(String text, int from, int to, StringBuilder marked) {
    if (to <= from) {
      return from;
    }
    marked.append(Printable.text(text.substring(from, to)));
    return to;
  }
}
