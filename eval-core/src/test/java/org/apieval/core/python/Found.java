package org.apieval.core.python;

import java.util.List;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Call;
import org.apieval.core.answer.MappedText;

/** Short ways to what a search found. */
final class Found {

  private Found() {}

  /** The calls of Python source. */
  static List<SourceCall> inPython(String text) {
    return new CallFinder().inPython(MappedText.of(text));
  }

  /** The calls of code that a model wrote. */
  static List<SourceCall> inCode(String text) {
    return new CallFinder().inCode(MappedText.of(text));
  }

  /** The calls in prose. */
  static List<SourceCall> inText(String text) {
    return new CallFinder().inText(MappedText.of(text));
  }

  /** What stands in the text where each call was found. */
  static List<String> texts(String text, List<SourceCall> calls) {
    return calls.stream().map(call -> call.span().of(text)).toList();
  }

  /** The calls that no other one contains, in their fixed spelling. */
  static List<String> outermost(List<SourceCall> calls) {
    return calls.stream()
        .filter(SourceCall::outermost)
        .map(call -> call.call().toSource())
        .toList();
  }

  /** The arguments of a call, each in its fixed spelling. */
  static List<String> arguments(Call call) {
    return call.arguments().stream().map(Argument::toSource).toList();
  }
}
