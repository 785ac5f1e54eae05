package org.apieval.core.constrained;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.BigRange;
import net.jqwik.api.constraints.Scale;
import org.apieval.core.constraint.Bound;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoundLimitTest {

  @ParameterizedTest
  @CsvSource({
    "AT_LEAST, 81.72, 58.1, 80",
    "AT_LEAST, 75, 74.9, 75",
    "ABOVE, 81.72, 76, 80",
    "ABOVE, 81.72, 81.7, 81.7",
    "AT_MOST, 9.4, 12.1, 10",
    "BELOW, 5290000, 25600000, 20000000",
    "AT_LEAST, -72.1, -103.4, -100",
    "AT_LEAST, 0, -1, 0"
  })
  void isARoundNumberBetweenTwoValues(Bound bound, String good, String bad, String expected) {
    assertThat(RoundLimit.between(bound, new BigDecimal(good), new BigDecimal(bad)))
        .isEqualByComparingTo(expected);
  }

  @Property
  void allowsTheBetterValueAndNotTheWorse(
      @ForAll @BigRange(min = "-1000", max = "1000000000") @Scale(3) BigDecimal one,
      @ForAll @BigRange(min = "-1000", max = "1000000000") @Scale(3) BigDecimal other,
      @ForAll Bound bound) {
    Assume.that(one.compareTo(other) != 0);
    boolean higher = bound == Bound.AT_LEAST || bound == Bound.ABOVE;
    BigDecimal good = higher ? one.max(other) : one.min(other);
    BigDecimal bad = higher ? one.min(other) : one.max(other);

    BigDecimal limit = RoundLimit.between(bound, good, bad);

    assertThat(bound.allows(good, limit)).isTrue();
    assertThat(bound.allows(bad, limit)).isFalse();
  }
}
