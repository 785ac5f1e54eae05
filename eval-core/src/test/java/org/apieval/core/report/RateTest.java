package org.apieval.core.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RateTest {

  /**
   * The examples of table I, method 3 (score without continuity correction), in R. G. Newcombe,
   * "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998).
   */
  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.2553, 0.3662",
    "15, 148, 0.0624, 0.1605",
    "0, 20, 0.0000, 0.1611",
    "1, 29, 0.0061, 0.1718",
  })
  void intervalIsThePublishedOne(long numerator, long denominator, double low, double high) {
    Rate.Interval interval = new Rate(numerator, denominator).interval();

    assertThat(interval.low()).isCloseTo(low, within(0.00005));
    assertThat(interval.high()).isCloseTo(high, within(0.00005));
  }

  @Property
  void intervalIsWilsonsFormula(
      @ForAll @IntRange(min = 1, max = 100_000) int n, @ForAll @IntRange(max = 100_000) int k) {
    Rate rate = new Rate(k % (n + 1), n);
    double z = 1.959963984540054; // the 97.5 % quantile of the normal distribution
    double p = rate.value();
    double centre = (p + z * z / (2 * n)) / (1 + z * z / n);
    double half = z / (1 + z * z / n) * Math.sqrt(p * (1 - p) / n + z * z / (4.0 * n * n));

    assertThat(rate.interval().low()).isCloseTo(centre - half, within(1e-9));
    assertThat(rate.interval().high()).isCloseTo(centre + half, within(1e-9));
    assertThat(p).isBetween(rate.interval().low() - 1e-12, rate.interval().high() + 1e-12);
  }

  @Test
  void nothingCountedIsZeroAndSaysNothing() {
    assertThat(new Rate(0, 0).value()).isZero();
    assertThat(new Rate(0, 0).interval()).isEqualTo(new Rate.Interval(0, 1));
  }

  @Test
  void moreThanAllIsRefused() {
    assertThatThrownBy(() -> new Rate(2, 1)).hasMessage("not a share: 2 of 1");
    assertThatThrownBy(() -> new Rate(-1, 1)).isInstanceOf(IllegalArgumentException.class);
  }
}
