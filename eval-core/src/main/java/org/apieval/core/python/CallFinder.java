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
}
