package org.apieval.core.drift;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apieval.api.call.Call;
import org.apieval.api.hub.HubRules;
import org.apieval.core.answer.AnswerSections;
import org.apieval.core.answer.AnswerSplitter;
import org.apieval.core.match.CallKeys;
import org.apieval.core.match.CallTree;
import org.apieval.core.match.KeyedCall;
import org.apieval.core.match.Matcher;
import org.apieval.core.python.CandidateReader;
import org.apieval.core.python.Candidates;

/** Reads answers as the scorer {@code ast} does. Thread-safe as far as the hub is. */
final class AnswerCalls {

  private final AnswerSplitter splitter = new AnswerSplitter();
  private final CandidateReader reader = new CandidateReader();
  private final HubRules hub;
  private final CallKeys keys;

  AnswerCalls(HubRules hub) {
    this.hub = hub;
    this.keys = new CallKeys(hub);
  }

  /**
   * What an answer calls.
   *
   * @param trees its calls with their keys
   * @param texts its texts that may be shell commands
   */
  record Read(List<CallTree> trees, List<String> texts) {

    /** All calls, outer before inner. */
    Stream<KeyedCall> calls() {
      return trees.stream().flatMap(CallTree::calls);
    }

    /** The catalogue lines of what matches. */
    Set<Integer> lines(Matcher matcher) {
      return AnswerCalls.lines(matcher, trees, texts);
    }
  }

  /** Reads an answer; empty where it is no answer but a recorded error. */
  Optional<Read> read(String answer) {
    AnswerSections sections = splitter.split(answer);
    if (sections.failure().isPresent()) {
      return Optional.empty();
    }
    Candidates candidates = reader.read(sections);
    return Optional.of(new Read(keys.of(candidates), candidates.verbatims()));
  }

  /** The catalogue lines of what a call matches that an answer does not have itself. */
  Set<Integer> lines(Matcher matcher, KeyedCall origin, Call call) {
    KeyedCall keyed =
        new KeyedCall(origin.found(), call, call, hub.candidateKeys(call), origin.resolved());
    return lines(matcher, List.of(new CallTree(keyed, List.of())), List.of());
  }

  private static Set<Integer> lines(Matcher matcher, List<CallTree> trees, List<String> texts) {
    return matcher.match(trees, texts).stream()
        .flatMap(match -> match.references().stream())
        .map(reference -> reference.entry().line())
        .collect(Collectors.toSet());
  }
}
