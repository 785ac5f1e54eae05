package org.apieval.core.python;

import static org.apieval.core.python.PythonExpressionParser.*;

import java.util.OptionalInt;
import org.apieval.core.answer.MappedText;

/** Reads code of models: where Python reading fails at a call, the call is repaired. */
final class TolerantCodeReader extends CodeReader {

  private final CallReader reader;
  private long room; // characters that may still be cut into tokens again

  TolerantCodeReader(MappedText source, CallCollector calls) {
    super(source, calls);
    this.reader = new CallReader(source, calls, false);
    this.room = 2_000_000L + 40L * source.text().length();
  }

  @Override
  protected Lexer lexer(int from) {
    return new TolerantLexer(source, from, false);
  }

  @Override
  protected int behind(int at, int end) {
    int next = super.behind(at, end);
    boolean brokenCall =
        tokens.type(next) == LPAR && brackets.partner(next) < 0 && tokens.type(next - 1) == NAME;
    return brokenCall && next - 1 >= at ? repair(calleeStart(next - 1, at), next) : next;
  }

  private int calleeStart(int name, int from) {
    int start = name;
    while (start - 2 >= from && tokens.type(start - 1) == DOT && tokens.type(start - 2) == NAME) {
      start -= 2;
    }
    return start;
  }

  private int repair(int start, int next) {
    if (tokens.type(start - 1) == DOT || room < 0) {
      return next;
    }
    OptionalInt end = reader.readBroken(tokens.start(start), tokens.start(next));
    return end.isPresent() ? resume(start, end.getAsInt()) : next;
  }

  /** The token at an offset; the rest is cut into tokens again if none starts there. */
  private int resume(int start, int offset) {
    int next = start;
    while (next < tokens.size() && tokens.start(next) < offset) {
      next++;
    }
    if (tokens.end(next - 1) <= offset) {
      return next;
    }
    room -= source.text().length() - offset;
    restart(offset);
    return 0;
  }
}
