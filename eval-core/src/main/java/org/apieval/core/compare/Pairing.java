package org.apieval.core.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.core.report.Rate;
import org.apieval.core.results.ResultFile;
import org.apieval.core.results.VerdictLine;
import org.apieval.core.score.Verdict;

/**
 * The answers of two runs to the questions that they share, on one hub. Immutable and thread-safe.
 *
 * @param firstCorrect questions that the first run gets right
 * @param test the paired test of second against first
 * @param gained the questions that only the second gets right
 * @param lost the questions that only the first gets right
 * @param unscored shared questions left out because a run has no verdict on them
 * @param apart questions left out because only one of the runs has them, or each has another under
 *     that id; those of both runs counted together
 * @param repeated whether any question was asked more than once
 */
public record Pairing(
    int firstCorrect,
    PairedTest test,
    Flips gained,
    Flips lost,
    int unscored,
    int apart,
    boolean repeated) {

  /** The first run's accuracy on the questions compared. */
  public Rate first() {
    return new Rate(firstCorrect, test.n());
  }

  /** The second run's accuracy on the questions compared. */
  public Rate second() {
    return new Rate(firstCorrect + test.gained() - test.lost(), test.n());
  }

  /** Pairs the answers; empty where no question has a verdict of both. */
  static Optional<Pairing> of(ResultFile first, ResultFile second) {
    List<Pair> shared = pairs(first, second);
    List<Pair> scored = shared.stream().filter(Pair::isScored).toList();
    if (scored.isEmpty()) {
      return Optional.empty();
    }
    List<VerdictLine> gained =
        scored.stream().filter(pair -> pair.change() > 0).map(Pair::one).toList();
    List<VerdictLine> lost =
        scored.stream().filter(pair -> pair.change() < 0).map(Pair::two).toList();
    return Optional.of(
        new Pairing(
            (int) scored.stream().filter(pair -> isCorrect(pair.one)).count(),
            new PairedTest(scored.size(), gained.size(), lost.size()),
            Flips.of(gained),
            Flips.of(lost),
            shared.size() - scored.size(),
            first.lines().size() + second.lines().size() - 2 * shared.size(),
            scored.stream().anyMatch(pair -> pair.question.repeat() > 0)));
  }

  /** Two verdicts on one question. */
  private record Pair(AskedQuestion question, VerdictLine one, VerdictLine two) {

    boolean isScored() {
      return one.verdict() != Verdict.UNSCORED && two.verdict() != Verdict.UNSCORED;
    }

    /** 1 where only the second is correct, -1 where only the first is, else 0. */
    int change() {
      return Boolean.compare(isCorrect(two), isCorrect(one));
    }
  }

  private static List<Pair> pairs(ResultFile first, ResultFile second) {
    Map<AskedQuestion, VerdictLine> other = AskedQuestion.by(second.lines());
    List<Pair> pairs = new ArrayList<>();
    AskedQuestion.by(first.lines())
        .forEach(
            (question, one) -> {
              VerdictLine two = other.get(question);
              if (two != null && AskedQuestion.same(one, two)) {
                pairs.add(new Pair(question, one, two));
              }
            });
    return pairs;
  }

  private static boolean isCorrect(VerdictLine line) {
    return line.verdict() == Verdict.CORRECT;
  }
}
