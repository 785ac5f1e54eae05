package org.apieval.app;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;
import org.apieval.core.answer.AnswerSplitter;
import org.apieval.core.answer.MappedText;
import org.apieval.core.python.CallFinder;
import org.apieval.core.python.CandidateReader;
import org.apieval.core.python.SourceCall;
import org.apieval.core.python.SourcePositions;

/** Finds the calls in a file: in Python source all of them, in an answer those that may be it. */
final class CallReader {

  private final TextFiles files;
  private final AnswerSplitter splitter;
  private final CandidateReader candidates;
  private final CallFinder finder;

  @Inject
  CallReader(
      TextFiles files, AnswerSplitter splitter, CandidateReader candidates, CallFinder finder) {
    this.files = files;
    this.splitter = splitter;
    this.candidates = candidates;
    this.finder = finder;
  }

  /**
   * The calls of a file, in source order.
   *
   * @param file its path; {@code -} is standard input
   * @throws org.apieval.core.EvalException USER if it cannot be read
   */
  List<FoundCall> read(String file) {
    boolean python = file.toLowerCase(Locale.ROOT).endsWith(".py");
    String text = files.read(file, python);
    SourcePositions positions = new SourcePositions(text);
    return calls(text, python).stream()
        .map(
            call ->
                new FoundCall(
                    file,
                    positions.line(call.span().start()),
                    positions.column(call.span().start()),
                    call))
        .toList();
  }

  private List<SourceCall> calls(String text, boolean python) {
    return python
        ? finder.inPython(MappedText.of(text))
        : candidates.read(splitter.split(text)).calls();
  }
}
