package org.apieval.app;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.constraint.Constraint;
import org.apieval.core.dataset.Place;
import org.apieval.core.dataset.Places;
import org.apieval.core.match.CallTree;
import org.apieval.core.match.KeyedCall;
import org.apieval.core.match.Match;
import org.apieval.core.match.Reference;
import org.apieval.core.score.ArgumentComparison;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.Trace;

/**
 * How one answer came to its verdict.
 *
 * @param hub the hub's id
 * @param file the answer file's name
 * @param question what was asked; empty if the benchmark has no such question
 * @param constraints what the question wants beside its domain
 * @param trace every step
 * @param places where the entries of the catalogue stand
 */
record Explanation(
    String hub,
    String file,
    Optional<Question> question,
    List<Constraint> constraints,
    Trace trace,
    Places places) {

  Explanation {
    constraints = List.copyOf(constraints);
  }

  /** What the question wants beside its domain, as a person reads it; empty for nothing. */
  String wanted() {
    return constraints.stream().map(Constraint::toString).collect(Collectors.joining("; "));
  }

  /**
   * Where an entry of the catalogue stands: {@code line 3}, or of several files {@code a.json:3}.
   */
  String placeOf(ApiRecord entry) {
    if (places.isOneFile()) {
      return "line " + (entry.line() + 1);
    }
    Place place = places.of(entry.line());
    return place.file() + ":" + (place.line() + 1);
  }

  ScoredAnswer scored() {
    return trace.scored();
  }

  Answer answer() {
    return scored().answer();
  }

  /** The answer's text; empty where none was recorded. */
  String text() {
    return answer().text().orElse("");
  }

  /** All calls that were looked up, in source order, outer before inner. */
  List<KeyedCall> calls() {
    return trace.calls().stream().flatMap(CallTree::calls).toList();
  }

  /** The calls that stand in no other one. */
  Stream<KeyedCall> outermost() {
    return trace.calls().stream().map(CallTree::call);
  }

  /** What a call matched; empty where it matched nothing. */
  List<Reference> matched(KeyedCall call) {
    return trace.matches().stream()
        .filter(match -> match.call().filter(call::equals).isPresent())
        .findFirst()
        .map(Match::references)
        .orElse(List.of());
  }

  /** The texts that matched as shell commands. */
  List<Match> matchedTexts() {
    return trace.matches().stream().filter(match -> match.call().isEmpty()).toList();
  }

  /** How the judged call differs from the nearest reference; empty where one of them is missing. */
  List<ArgumentComparison> differences() {
    return scored().nearest().isEmpty()
        ? List.of()
        : scored().comparison().arguments().stream()
            .filter(
                part -> part.answer().or(part::reference).isPresent()) // not the gold call's own
            .toList();
  }
}
