package org.apieval.core.compare;

import java.util.List;
import org.apache.commons.text.WordUtils;

/** Breaks lines so that they fit a terminal of 80 columns. Stateless and thread-safe. */
final class Wrapping {

  /** Columns of a line. */
  static final int WIDTH = 80;

  private Wrapping() {}

  /** A sentence, every line indented, without the last line end. */
  static String sentence(String indent, String text) {
    return indent + WordUtils.wrap(text, WIDTH - indent.length(), "\n" + indent, true);
  }

  /** Items with commas, broken between items alone, every line indented, likewise. */
  static String list(String indent, List<String> items) {
    StringBuilder text = new StringBuilder(indent);
    int column = indent.length();
    for (int index = 0; index < items.size(); index++) {
      String item = items.get(index) + (index < items.size() - 1 ? "," : "");
      int length = item.codePointCount(0, item.length());
      boolean begins = column == indent.length();
      if (!begins && column + 1 + length > WIDTH) {
        text.append('\n').append(indent);
        column = indent.length();
        begins = true;
      }
      text.append(begins ? "" : " ").append(item);
      column += length + (begins ? 0 : 1);
    }
    return text.toString();
  }
}
