package org.apieval.core.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class HolmTest {

  /**
   * The example of the article "Holm-Bonferroni method" in Wikipedia, where the first and the
   * fourth of four hypotheses are rejected at 0.05; worked out by hand: 0.005 times 4, 0.01 times
   * 3, 0.03 times 2, and 0.04, which may not fall below the one before it.
   */
  @Test
  void aWorkedExampleComesOut() {
    List<Double> adjusted = Holm.adjust(List.of(0.01, 0.04, 0.03, 0.005));

    assertThat(adjusted.get(0)).isCloseTo(0.03, within(1e-12));
    assertThat(adjusted.get(1)).isCloseTo(0.06, within(1e-12));
    assertThat(adjusted.get(2)).isCloseTo(0.06, within(1e-12));
    assertThat(adjusted.get(3)).isCloseTo(0.02, within(1e-12));
  }

  @Test
  void oneTestNeedsNoCorrectionAndNoneHasNone() {
    assertThat(Holm.adjust(List.of(0.04))).containsExactly(0.04);
    assertThat(Holm.adjust(List.of())).isEmpty();
  }

  @Property
  void valuesRiseStayBelowBonferroniAndKeepTheirOrder(
      @ForAll List<@DoubleRange(min = 0, max = 1) Double> pValues) {
    List<Double> adjusted = Holm.adjust(pValues);

    for (int one = 0; one < pValues.size(); one++) {
      double p = pValues.get(one);
      assertThat(adjusted.get(one)).isBetween(p, Math.min(1, p * pValues.size()));
      for (int two = 0; two < pValues.size(); two++) {
        if (p < pValues.get(two)) {
          assertThat(adjusted.get(one)).isLessThanOrEqualTo(adjusted.get(two));
        }
      }
    }
  }

  @Property
  void theOrderOfTheTestsDoesNotMatter(
      @ForAll List<@DoubleRange(min = 0, max = 1) Double> pValues) {
    List<Double> reversed = new ArrayList<>(pValues);
    Collections.reverse(reversed);
    List<Double> adjusted = new ArrayList<>(Holm.adjust(reversed));
    Collections.reverse(adjusted);

    assertThat(adjusted).isEqualTo(Holm.adjust(pValues));
  }
}
