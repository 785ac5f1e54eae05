package org.apieval.core.python;

import java.util.List;
import java.util.function.BiConsumer;
import org.apieval.core.answer.Escapes;
import org.apieval.core.answer.MappedText;

/**
 * Finds the calls of a text. Total: any text gives a list, in time linear in its length. Stateless
 * and thread-safe.
 *
 * <p>All lists are in source order, a call before those inside it.
 */
public final class CallFinder {

  private static final int MAX_ESCAPES = 3;

  /** The calls of Python source, as Python's own parser finds them. */
  public List<SourceCall> inPython(MappedText text) {
    CallCollector calls = CallCollector.of(text);
    new CodeReader(text, calls).read();
    return calls.inOrder().stream().filter(call -> call.problem().isEmpty()).toList();
  }

  /**
   * The calls of code that a model wrote: Python, or calls as JSON data. Strings and comments are
   * skipped. Where Python would refuse a call it is repaired, if that is possible. If there is no
   * call at all, the contents of strings are read too.
   */
  public List<SourceCall> inCode(MappedText text) {
    return read(text, false);
  }

  /**
   * The calls in prose. Quotes and other marks around calls mean nothing; what stands inside a call
   * that could be read is not read once more.
   */
  public List<SourceCall> inText(MappedText text) {
    return read(text, true);
  }

  private static List<SourceCall> read(MappedText text, boolean prose) {
    MappedText plain = text;
    for (int level = 0; level <= MAX_ESCAPES; level++) {
      List<SourceCall> found = readOnce(plain, prose);
      MappedText next = found.isEmpty() ? Escapes.unescape(plain) : plain;
      if (next.text().length() == plain.text().length()) {
        return found;
      }
      plain = next;
    }
    return List.of();
  }

  private static List<SourceCall> readOnce(MappedText text, boolean prose) {
    if (text.text().indexOf('(') < 0 && text.text().indexOf('{') < 0) {
      return List.of();
    }
    CallCollector calls = CallCollector.of(text);
    if (FunctionCallReader.mayHoldCalls(text.text())) {
      FunctionCallReader data = new FunctionCallReader(text, prose);
      data.read();
      calls.addData(data.found(), data.covered());
    }
    BiConsumer<MappedText, CallCollector> reader =
        prose
            ? (part, collector) -> new ProseReader(part, collector).read()
            : (part, collector) -> new TolerantCodeReader(part, collector).read();
    reader.accept(text, calls);
    if (!prose && calls.found().isEmpty()) {
      StringContents.of(text).forEach(part -> reader.accept(part, calls.over(part)));
      calls.found().removeIf(SourceCall::truncated); // a literal's end cuts nothing off
    }
    return KeywordDicts.unpack(text, calls.inOrder());
  }
}
