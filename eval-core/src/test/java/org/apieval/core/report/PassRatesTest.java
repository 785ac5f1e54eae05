package org.apieval.core.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.apieval.api.data.Answer;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.Verdict;
import org.junit.jupiter.api.Test;

class PassRatesTest {

  @Test
  void chancesAreThoseOfDrawingWithoutPuttingBack() {
    // 1 of 4 right: one draw 1/4; two draws 1 - 3/4 * 2/3 = 1/2; both right is impossible.
    List<ScoredAnswer> verdicts = verdicts("a", 1, 4);

    assertThat(PassRates.of(1, verdicts).passAtK().mean()).isEqualTo(0.25);
    assertThat(PassRates.of(2, verdicts).passAtK().mean()).isCloseTo(0.5, within(1e-12));
    assertThat(PassRates.of(2, verdicts).passAllK().mean()).isZero();
    assertThat(PassRates.of(2, verdicts("a", 3, 4)).passAllK().mean())
        .as("3/4 * 2/3")
        .isCloseTo(0.5, within(1e-12));
  }

  @Test
  void questionsAreAveraged() {
    List<ScoredAnswer> verdicts = new ArrayList<>(verdicts("a", 2, 2));
    verdicts.addAll(verdicts("b", 0, 2));
    verdicts.addAll(verdicts("c", 1, 1));

    PassRates rates = PassRates.of(2, verdicts);

    assertThat(rates.questions()).as("c was asked once only").isEqualTo(2);
    assertThat(rates.passAtK().mean()).isEqualTo(0.5);
    Rate.Interval wilson = new Rate(1, 2).interval();
    assertThat(rates.passAtK().low()).isCloseTo(wilson.low(), within(1e-9));
    assertThat(rates.passAtK().high()).isCloseTo(wilson.high(), within(1e-9));
  }

  @Test
  void unscoredAnswersAreLeftOut() {
    List<ScoredAnswer> verdicts = new ArrayList<>(verdicts("a", 1, 1));
    verdicts.add(verdict("a", Verdict.UNSCORED));

    assertThat(PassRates.of(1, verdicts).passAtK().mean()).isEqualTo(1);
    assertThat(PassRates.of(2, verdicts).questions()).isZero();
    assertThat(PassRates.of(1, List.of()).passAtK()).isEqualTo(new PassRates.Estimate(0, 0, 1));
  }

  @Property
  void moreDrawsFindMoreAndAllOfThemAgreeLess(
      @ForAll @IntRange(min = 2, max = 12) int n, @ForAll @IntRange(max = 12) int right) {
    List<ScoredAnswer> verdicts = verdicts("a", Math.min(right, n), n);
    for (int k = 2; k <= n; k++) {
      PassRates less = PassRates.of(k - 1, verdicts);
      PassRates more = PassRates.of(k, verdicts);
      assertThat(more.passAtK().mean()).isGreaterThanOrEqualTo(less.passAtK().mean() - 1e-12);
      assertThat(more.passAllK().mean()).isLessThanOrEqualTo(less.passAllK().mean() + 1e-12);
    }
    PassRates one = PassRates.of(1, verdicts);
    assertThat(one.passAtK().mean()).isCloseTo(one.passAllK().mean(), within(1e-12));
  }

  private static List<ScoredAnswer> verdicts(String question, int right, int n) {
    List<ScoredAnswer> verdicts = new ArrayList<>();
    for (int answer = 0; answer < n; answer++) {
      verdicts.add(verdict(question, answer < right ? Verdict.CORRECT : Verdict.HALLUCINATION));
    }
    return verdicts;
  }

  private static ScoredAnswer verdict(String question, Verdict verdict) {
    return ScoredAnswer.labelled(
        new Answer(0, question, Optional.of("a")), verdict, Optional.empty(), List.of(), "");
  }
}
