package org.apieval.core.python;

import java.util.OptionalInt;
import org.apieval.core.answer.MappedText;

/** Finds the calls in prose: wherever a name stands directly before a bracket. Not thread-safe. */
final class ProseReader {

  private final String text;
  private final CallReader reader;

  ProseReader(MappedText source, CallCollector calls) {
    this.text = source.text();
    this.reader = new CallReader(source, calls, true);
  }

  /** Reads the whole text. */
  void read() {
    int from = 0;
    int bracket = text.indexOf('(');
    while (bracket >= 0) {
      int start = calleeStart(bracket, from);
      OptionalInt end = start < 0 ? OptionalInt.empty() : reader.read(start, bracket);
      from = Math.max(bracket + 1, end.orElse(0));
      bracket = text.indexOf('(', from);
    }
  }

  /** Where the dotted name before a bracket starts; -1 if there is none. */
  private int calleeStart(int bracket, int from) {
    int end = bracket > from && text.charAt(bracket - 1) == '\\' ? bracket - 1 : bracket;
    int start = end;
    while (start > from && (isNamePart(start - 1) || isInnerDot(start - 1, from))) {
      start--;
    }
    start = withoutEscape(start, end);
    boolean name = start < end && isNameStart(start);
    boolean hangsOnSomething =
        start > 1 && text.charAt(start - 1) == '.' && ")]}'\"".indexOf(text.charAt(start - 2)) >= 0;
    return name && !hangsOnSomething && !endsReserved(start, end) ? start : -1;
  }

  /** In {@code \nmodel(} the n belongs to the line break. */
  private int withoutEscape(int start, int bracket) {
    boolean escaped = start > 0 && start < bracket && text.charAt(start - 1) == '\\';
    return escaped && "nrt".indexOf(text.charAt(start)) >= 0 ? start + 1 : start;
  }

  private boolean isNamePart(int at) {
    char character = text.charAt(at);
    return character < 0x80 || !Character.isSurrogate(character)
        ? Characters.isNamePart(text, at)
        : false;
  }

  private boolean isInnerDot(int at, int from) {
    return text.charAt(at) == '.' && at > from && isNamePart(at - 1) && isNamePart(at + 1);
  }

  private boolean isNameStart(int at) {
    return text.charAt(at) == '_' || Character.isUnicodeIdentifierStart(text.charAt(at));
  }

  private boolean endsReserved(int start, int bracket) {
    String name = text.substring(start, bracket);
    return Keywords.isReserved(name.substring(name.lastIndexOf('.') + 1));
  }
}
