package org.apieval.core.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PairedTestTest {

  /** Computed in exact arithmetic: Python's fractions and math.comb, rounded to 12 digits. */
  @ParameterizedTest
  @CsvSource({
    "1, 0, 1",
    "0, 6, 0.03125",
    "10, 2, 0.03857421875",
    "5, 15, 0.041389465332",
    "3, 3, 1",
    "4, 3, 1",
    "246, 68, 8.10340141267e-25",
    "11, 76, 4.21135050952e-13",
    "1000, 1100, 0.0307207078642",
    "0, 0, 1",
  })
  void mcNemarIsWhatExactArithmeticGives(int gained, int lost, double p) {
    assertThat(new PairedTest(5000, gained, lost).mcNemar())
        .isCloseTo(p, Percentage.withPercentage(1e-8));
  }

  /**
   * The approval ratings in A. Agresti, "Categorical Data Analysis": 794 approve twice, 150 at
   * first alone, 86 later alone. The exact p of R's package exact2x2, mcnemar.exact, is 3.716e-05;
   * Wald's 95 % interval for so many pairs, 0.04 and 1.96 standard errors of 0.0096, is 0.0213 to
   * 0.0587.
   */
  @Test
  void aTextbookExampleComesOutAsPrinted() {
    PairedTest ratings = new PairedTest(1600, 86, 150);

    assertThat(ratings.difference()).isEqualTo(-0.04);
    assertThat(ratings.mcNemar()).isCloseTo(3.716e-05, within(0.0005e-05));
    assertThat(ratings.interval().low()).isCloseTo(-0.0587, within(0.0007));
    assertThat(ratings.interval().high()).isCloseTo(-0.0213, within(0.0007));
  }

  /** Computed over all resamples in exact arithmetic with Python's fractions. */
  @ParameterizedTest
  @CsvSource({
    "3, 1, 0, 0, 3",
    "10, 4, 1, -1, 7",
    "20, 1, 0, 0, 3",
    "20, 0, 9, -13, -5",
    "40, 10, 10, -9, 9",
    "50, 17, 3, 6, 22",
    "60, 5, 2, -2, 8",
  })
  void intervalIsThatOfAllResamples(int n, int gained, int lost, int low, int high) {
    PairedTest.Interval interval = new PairedTest(n, gained, lost).interval();

    assertThat(interval.low() * n).isCloseTo(low, within(1e-9));
    assertThat(interval.high() * n).isCloseTo(high, within(1e-9));
  }

  @Test
  void intervalIsThatOfDrawingByChance() {
    PairedTest test = new PairedTest(200, 50, 20);
    SplittableRandom random = new SplittableRandom(1);
    double[] differences = new double[20_000];
    for (int sample = 0; sample < differences.length; sample++) {
      differences[sample] = draw(random, 200, 0.25, 0.1).difference();
    }
    Arrays.sort(differences);

    assertThat(test.interval().low()).isCloseTo(differences[500], within(0.006));
    assertThat(test.interval().high()).isCloseTo(differences[19_500], within(0.006));
  }

  /** Clopper and Pearson's interval for 0 of 10 ends at 0.3085 in printed tables. */
  @Test
  void whereNothingDiffersTheIntervalDoesNotCollapse() {
    assertThat(new PairedTest(10, 0, 0).interval().high()).isCloseTo(0.3085, within(0.00005));
    assertThat(new PairedTest(10, 0, 0).interval().low()).isCloseTo(-0.3085, within(0.00005));
  }

  /** 2,000 simulated comparisons each; seed and so the result are fixed. */
  @ParameterizedTest
  @CsvSource({"100, 0.1, 0.1", "200, 0.2, 0.1", "300, 0.25, 0.05", "400, 0.02, 0.02"})
  void nearly95Of100IntervalsHoldTheTruth(int n, double gained, double lost) {
    SplittableRandom random = new SplittableRandom(20_230_524);
    Map<PairedTest, PairedTest.Interval> intervals = new HashMap<>(); // many come up again
    int held = 0;
    for (int run = 0; run < 2000; run++) {
      PairedTest.Interval interval =
          intervals.computeIfAbsent(draw(random, n, gained, lost), PairedTest::interval);
      double truth = gained - lost;
      held += interval.low() <= truth + 1e-12 && truth - 1e-12 <= interval.high() ? 1 : 0;
    }

    assertThat(held / 2000.0).isBetween(0.93, 0.97);
  }

  @Property
  void swappingMirrorsAll(
      @ForAll @IntRange(max = 150) int gained,
      @ForAll @IntRange(max = 150) int lost,
      @ForAll @IntRange(min = 1, max = 200) int others) {
    PairedTest test = new PairedTest(gained + lost + others, gained, lost);
    PairedTest swapped = new PairedTest(gained + lost + others, lost, gained);

    assertThat(swapped.difference() + 0.0).isEqualTo(-test.difference() + 0.0);
    assertThat(swapped.mcNemar()).isEqualTo(test.mcNemar());
    assertThat(swapped.interval().low() + 0.0).isEqualTo(-test.interval().high() + 0.0);
    assertThat(swapped.interval().high() + 0.0).isEqualTo(-test.interval().low() + 0.0);
  }

  @Property
  void intervalHoldsTheDifferenceAndStaysInBounds(
      @ForAll @IntRange(max = 60) int gained,
      @ForAll @IntRange(max = 60) int lost,
      @ForAll @IntRange(min = 1, max = 200) int others) {
    PairedTest test = new PairedTest(gained + lost + others, gained, lost);

    assertThat(test.difference()).isBetween(test.interval().low(), test.interval().high());
    assertThat(test.interval().low()).isBetween(-1.0, 1.0);
    assertThat(test.interval().high()).isBetween(-1.0, 1.0);
    assertThat(test.mcNemar()).isBetween(0.0, 1.0);
  }

  @Test
  void wholeRunsThatDifferEverywhereLeaveNoDoubt() {
    assertThat(new PairedTest(20, 20, 0).interval()).isEqualTo(new PairedTest.Interval(1, 1));
  }

  @Test
  void moreThanAllIsRefused() {
    assertThatThrownBy(() -> new PairedTest(3, 2, 2)).hasMessage("2 and 2 of 3");
    assertThatThrownBy(() -> new PairedTest(0, 0, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PairedTest(3, -1, 2)).isInstanceOf(IllegalArgumentException.class);
  }

  private static PairedTest draw(SplittableRandom random, int n, double gained, double lost) {
    int up = 0;
    int down = 0;
    for (int question = 0; question < n; question++) {
      double chance = random.nextDouble();
      up += chance < gained ? 1 : 0;
      down += chance >= gained && chance < gained + lost ? 1 : 0;
    }
    return new PairedTest(n, up, down);
  }
}
