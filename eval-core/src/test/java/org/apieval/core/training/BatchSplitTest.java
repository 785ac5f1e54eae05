package org.apieval.core.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;

class BatchSplitTest {

  @Property
  void aStepAlwaysTakesTheWholeBatch(
      @ForAll @IntRange(min = 1, max = 512) int batch,
      @ForAll @IntRange(min = 1, max = 64) int devices) {
    Assume.that(batch % devices == 0);

    BatchSplit split = BatchSplit.of(batch, devices);

    assertThat(split.devices() * split.micro() * split.accumulation()).isEqualTo(batch);
    assertThat(split.micro()).isBetween(1, 4);
  }

  @Test
  void theSizeOfOneTurnCanBeChosen() {
    assertThat(BatchSplit.of(64, 8, 2)).hasToString("8 devices x 2 at a time x 4 accumulated");
    assertThat(BatchSplit.of(64, 1)).hasToString("1 device x 4 at a time x 16 accumulated");
  }

  @Test
  void whatDoesNotDivideIsRefused() {
    assertRefused(() -> BatchSplit.of(64, 6), "64 examples a step can't be spread evenly over 6");
    assertRefused(() -> BatchSplit.of(64, 0), "over 0 devices");
    assertRefused(() -> BatchSplit.of(64, 8, 3), "3 at a time: 8 must be divisible by it");
    assertRefused(() -> BatchSplit.of(64, 8, 0), "0 at a time");
  }

  private static void assertRefused(Runnable split, String message) {
    assertThatThrownBy(split::run).isInstanceOf(EvalException.class).hasMessageContaining(message);
  }
}
