package org.apieval.core.audit;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.apieval.api.call.Constant;
import org.apieval.api.call.Expression;
import org.apieval.api.data.Question;
import org.apieval.core.match.CallTree;
import org.apieval.core.match.KeyedCall;
import org.apieval.core.official.Comparison;
import org.apieval.core.official.OfficialTrace;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.Trace;
import org.apieval.core.score.Verdict;

/**
 * What the two scorers say of one answer.
 *
 * @param question what was asked; empty if the benchmark has no such question
 * @param exact the scorer {@code ast}
 * @param published the scorer {@code official}
 */
record Judgements(Optional<Question> question, Trace exact, OfficialTrace published) {

  /** Whether one is right where the other is not, or one a hallucination and the other not. */
  boolean labelsDiffer() {
    return label(exact.scored().verdict()) != label(published.scored().verdict());
  }

  /** Whether the published script credits an entry that the answer's call does not match. */
  boolean entriesDiffer() {
    return published.matched().filter(entry -> !isOwn(entry)).isPresent();
  }

  /** Wrong API and neither are two names for one thing. */
  private static Verdict label(Verdict verdict) {
    return verdict == Verdict.WRONG_API ? Verdict.NEITHER : verdict;
  }

  boolean isOwn(Comparison entry) {
    return ownLines().contains(entry.entry().line());
  }

  /** The catalogue lines that the call matches; empty for hallucinations. */
  Set<Integer> ownLines() {
    return new TreeSet<>(exact.scored().matched());
  }

  ScoredAnswer scored() {
    return exact.scored();
  }

  /** The answer's call, without the quotes and escapes round about; empty where there is none. */
  Optional<String> call() {
    return exact.scored().call();
  }

  /** The values of all string constants in the call; empty where there is no call to read. */
  Set<String> strings() {
    Set<String> strings = new LinkedHashSet<>();
    keyed().ifPresent(keyed -> collect(keyed.written(), strings));
    return strings;
  }

  private static void collect(Expression expression, Set<String> strings) {
    if (expression instanceof Constant constant) {
      constant.asString().ifPresent(strings::add);
    }
    expression.children().forEach(child -> collect(child, strings));
  }

  /** The first name that stands for something in the answer and occurs in one of these texts. */
  Optional<String> nameIn(List<String> texts) {
    return scored().resolved().stream()
        .map(resolved -> resolved.replaceFirst("\\s*=.*", ""))
        .filter(name -> texts.stream().anyMatch(text -> WholeText.occurs(name, text)))
        .findFirst();
  }

  private Optional<KeyedCall> keyed() {
    return exact.calls().stream()
        .flatMap(CallTree::calls)
        .filter(keyed -> call().filter(keyed.written().toSource()::equals).isPresent())
        .findFirst();
  }

  /** The same call as the answer writes it, its end missing where it is cut off. */
  String rawCall() {
    String answer = answer();
    return keyed()
        .map(KeyedCall::found)
        .map(found -> found.span().of(answer))
        .or(this::call)
        .orElse("");
  }

  /** Where the call begins in the answer. */
  int callStart() {
    return Math.max(0, answer().indexOf(rawCall()));
  }

  String answer() {
    return exact.scored().answer().text().orElse("");
  }
}
