package org.apieval.app;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apieval.core.answer.AnswerSections;
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
   * What was found in a file.
   *
   * @param calls in source order
   * @param failure the error message that was recorded in place of an answer; empty for answers
   */
  record FileCalls(List<FoundCall> calls, Optional<String> failure) {}

  /**
   * The calls of a file.
   *
   * @param file its path; {@code -} is standard input
   * @throws org.apieval.core.EvalException USER if it cannot be read
   */
  FileCalls read(String file) {
    boolean python = file.toLowerCase(Locale.ROOT).endsWith(".py");
    String text = files.read(file, python);
    if (python) {
      return new FileCalls(
          located(file, text, finder.inPython(MappedText.of(text))), Optional.empty());
    }
    AnswerSections answer = splitter.split(text);
    List<SourceCall> calls =
        answer.failure().isPresent() ? List.of() : candidates.read(answer).calls();
    return new FileCalls(located(file, text, calls), answer.failure());
  }

  private static List<FoundCall> located(String file, String text, List<SourceCall> calls) {
    SourcePositions positions = new SourcePositions(text);
    return calls.stream()
        .map(
            call ->
                new FoundCall(
                    file,
                    positions.line(call.span().start()),
                    positions.column(call.span().start()),
                    call))
        .toList();
  }
}
