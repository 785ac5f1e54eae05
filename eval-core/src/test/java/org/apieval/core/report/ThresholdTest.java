package org.apieval.core.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ThresholdTest {

  private final Summary summary =
      Summary.of(ScoredFiles.file("h", "f", "Cxgd 3, Cg 5, W+l 1, H 1, U 4", 0));

  @ParameterizedTest
  @CsvSource({
    "accuracy=0.8, true",
    "accuracy=80%, true",
    "accuracy = 80.0 %, true",
    "accuracy=0.80000001, false",
    "Exact-Call=.3, true",
    "exact_call=31%, false",
    "gold_api=0.8, true",
    "domain_label=0.3, true",
    "domain_label=0.31, false",
    "accuracy=0, true",
    "accuracy=1., false",
  })
  void isComparedExactly(String option, boolean met) {
    assertThat(Threshold.parse(option).met(summary)).isEqualTo(met);
  }

  @Test
  void isMissedWhereNothingWasScoredUnlessItIsZero() {
    Summary nothing = Summary.of(ScoredFiles.file("h", "f", "U 3", 0));

    assertThat(Threshold.parse("accuracy=0.01").met(nothing)).isFalse();
    assertThat(Threshold.parse("accuracy=0").met(nothing)).isTrue();
  }

  @Test
  void isShownAsItIsWritten() {
    assertThat(Threshold.parse("accuracy=80%")).hasToString("accuracy=0.80");
  }

  @Test
  void anUnknownMetricListsTheKnownOnes() {
    assertThatThrownBy(() -> Threshold.parse("acuracy=0.8"))
        .hasMessage(
            "no threshold for \"acuracy\"; there is: accuracy, exact_call, gold_api, domain_label, constraint_met;"
                + " did you mean accuracy?");
    assertThatThrownBy(() -> Threshold.parse("hallucination=0.1"))
        .hasMessageStartingWith("no threshold for \"hallucination\"; there is: accuracy");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "accuracy=",
        "accuracy=1.1",
        "accuracy=101%",
        "accuracy=-0.1",
        "accuracy=NaN",
        "accuracy=1e-999999999",
        "accuracy=0,8",
        "accuracy=0.8=0.9",
        "accuracy=0.00000000000000000000000000000000000001"
      })
  void aBadNumberIsRefused(String option) {
    assertThatThrownBy(() -> Threshold.parse(option))
        .isInstanceOfSatisfying(
            EvalException.class, e -> assertThat(e.code()).isEqualTo(EvalException.Code.USER))
        .hasMessageContaining("a number from 0 to 1, or from 0% to 100%");
  }

  @Property
  void anyTextIsReadOrRefused(@ForAll String option) {
    try {
      assertThat(Threshold.parse(option).minimum()).isBetween(BigDecimal.ZERO, BigDecimal.ONE);
    } catch (EvalException e) {
      assertThat(e.code()).isEqualTo(EvalException.Code.USER);
    }
  }
}
