package org.apieval.core.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConstraintCheckTest {

  private final Constraint accurate = constraint("top-1 accuracy", "ImageNet", Bound.AT_LEAST, 75);
  private final Constraint small = constraint("parameters", "", Bound.BELOW, 10_000_000);

  @ParameterizedTest
  @CsvSource({
    "AT_LEAST, true, true, false", "ABOVE, true, false, false",
    "AT_MOST, false, true, true", "BELOW, false, false, true"
  })
  void boundsIncludeTheirLimitOrNot(Bound bound, boolean above, boolean equal, boolean below) {
    BigDecimal limit = BigDecimal.valueOf(75);

    assertThat(bound.allows(BigDecimal.valueOf(75.1), limit)).isEqualTo(above);
    assertThat(bound.allows(new BigDecimal("75.00"), limit)).isEqualTo(equal);
    assertThat(bound.allows(BigDecimal.valueOf(74.9), limit)).isEqualTo(below);
  }

  @Test
  void allConstraintsMustBeMetByOneEntry() {
    EntryMeasures both = Performances.read(performance(80, "5M"));
    EntryMeasures large = Performances.read(performance(80, "50M"));
    EntryMeasures poor = Performances.read(performance(60, "5M"));

    assertThat(check(both).met()).isTrue();
    assertThat(check(large).met()).isFalse();
    assertThat(check(poor).reason())
        .isEqualTo("top-1 accuracy on ImageNet 60%; parameters 5 million");
    assertThat(check(large, poor).met()).isFalse();
    assertThat(check(large, poor, both).met()).isTrue();
  }

  @Test
  void anEntryThatDoesNotSayDoesNotMeet() {
    ConstraintCheck check = check(Performances.read("{\"params\": \"5M\"}"));

    assertThat(check.met()).isFalse();
    assertThat(check.reason())
        .isEqualTo("unknown: the entry states no top-1 accuracy on ImageNet; parameters 5 million");
  }

  @Test
  void withoutAnEntryNothingIsMet() {
    assertThat(check().met()).isFalse();
    assertThat(check().reason()).isEqualTo("no API of the domain was called");
  }

  @Test
  void constraintsReadWell() {
    assertThat(accurate).hasToString("top-1 accuracy on ImageNet at least 75%");
    assertThat(small).hasToString("parameters below 10 million");
  }

  private ConstraintCheck check(EntryMeasures... entries) {
    return ConstraintCheck.of(List.of(accurate, small), List.of(entries));
  }

  private static String performance(int accuracy, String parameters) {
    return "{\"dataset\": \"ImageNet\", \"top-1\": %d, \"params\": \"%s\"}"
        .formatted(accuracy, parameters);
  }

  private static Constraint constraint(String metric, String dataset, Bound bound, long limit) {
    return new Constraint(
        new Quantities().of(metric, dataset, "").orElseThrow(), bound, BigDecimal.valueOf(limit));
  }
}
