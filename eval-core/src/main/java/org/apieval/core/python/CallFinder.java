package org.apieval.core.python;

import java.util.List;
import org.apieval.core.answer.MappedText;

/**
 * Finds the calls of a text. Total: any text gives a list, in time linear in its length. Stateless
 * and thread-safe.
 *
 * <p>All lists are in source order, a call before those inside it.
 */
public final class CallFinder {

  /** The calls of Python source, as Python's own parser finds them. */
  public List<SourceCall> inPython(MappedText text) {
    CallCollector calls = CallCollector.of(text);
    new CodeReader(text, calls).read();
    return calls.inOrder().stream().filter(call -> call.problem().isEmpty()).toList();
  }

  /**
   * The calls of code that a model wrote. Strings and comments are skipped. Where Python would
   * refuse a call it is repaired, if that is possible. If there is no call at all, the contents of
   * strings are read too.
   */
  public List<SourceCall> inCode(MappedText text) {
    CallCollector calls = CallCollector.of(text);
    new TolerantCodeReader(text, calls).read();
    return calls.inOrder();
  }

  /**
   * The calls in prose. Quotes and other marks around calls mean nothing; what stands inside a call
   * that could be read is not read once more.
   */
  public List<SourceCall> inText(MappedText text) {
    CallCollector calls = CallCollector.of(text);
    new ProseReader(text, calls).read();
    return calls.inOrder();
  }
}
