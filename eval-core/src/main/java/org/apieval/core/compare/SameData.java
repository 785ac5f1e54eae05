package org.apieval.core.compare;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.results.HubDigests;
import org.apieval.core.results.ResultFile;
import org.apieval.core.results.VerdictLine;

/** Whether two runs were judged on the same questions by the same catalogue. Thread-safe. */
final class SameData {

  private static final String HINT = "; compare what both have with --common";

  private SameData() {}

  /**
   * Looks at all hubs.
   *
   * @throws EvalException USER saying what is different and how much is common
   */
  static void check(ComparedRun first, ComparedRun second) {
    String runs =
        "%s and %s".formatted(Printable.text(first.name()), Printable.text(second.name()));
    List<String> apart = first.hubsApart(second);
    if (!apart.isEmpty()) {
      throw EvalException.user(
          "only one of %s has answers of %s%s"
              .formatted(runs, Printable.text(String.join(", ", apart)), HINT));
    }
    first
        .hubs()
        .forEach((hub, file) -> check(runs, Printable.text(hub), file, second.hubs().get(hub)));
  }

  private static void check(String runs, String hub, ResultFile first, ResultFile second) {
    Map<AskedQuestion, VerdictLine> one = AskedQuestion.by(first.lines());
    Map<AskedQuestion, VerdictLine> two = AskedQuestion.by(second.lines());
    long common = one.keySet().stream().filter(question -> isIn(two, one, question)).count();
    String counts = "%d and %d, of which %d are common".formatted(one.size(), two.size(), common);
    if (common < one.size() || common < two.size()) {
      throw EvalException.user(
          "%s have different questions of %s: %s; %s%s"
              .formatted(runs, hub, counts, example(one, two), HINT));
    }
    String differing = differing(first.digests(), second.digests());
    if (!differing.isEmpty()) {
      throw EvalException.user(
          "%s were judged by different %s of %s; of their questions, %s%s"
              .formatted(runs, differing, hub, counts, HINT));
    }
  }

  private static boolean isIn(
      Map<AskedQuestion, VerdictLine> two,
      Map<AskedQuestion, VerdictLine> one,
      AskedQuestion question) {
    VerdictLine other = two.get(question);
    return other != null && AskedQuestion.same(one.get(question), other);
  }

  private static String example(
      Map<AskedQuestion, VerdictLine> one, Map<AskedQuestion, VerdictLine> two) {
    Set<AskedQuestion> all = new HashSet<>(one.keySet());
    all.retainAll(two.keySet());
    return one.keySet().stream()
        .filter(question -> all.contains(question) && !isIn(two, one, question))
        .findFirst()
        .map(question -> "question " + Printable.text(question.id()) + " is another in each")
        .orElseGet(
            () ->
                first(one, two)
                    .or(() -> first(two, one))
                    .map(question -> "only one has question " + Printable.text(question.id()))
                    .orElseThrow());
  }

  private static Optional<AskedQuestion> first(
      Map<AskedQuestion, VerdictLine> of, Map<AskedQuestion, VerdictLine> not) {
    return of.keySet().stream().filter(question -> !not.containsKey(question)).findFirst();
  }

  /** What was surely not the same. */
  static String differing(HubDigests one, HubDigests two) {
    boolean catalogues = differ(one.catalogue(), two.catalogue());
    boolean questions = differ(one.questions(), two.questions());
    return (catalogues ? "catalogues" : "")
        + (catalogues && questions ? " and " : "")
        + (questions ? "versions of the questions" : "");
  }

  private static boolean differ(Optional<String> one, Optional<String> two) {
    return one.isPresent() && two.isPresent() && !one.equals(two);
  }
}
