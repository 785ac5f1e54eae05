package org.apieval.core.ask;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;

class BudgetTest {

  /** Three tokens in, so that an answer of the tests costs 3. */
  private static final Prices PRICES =
      new Prices(Map.of("m", new Prices.Price(BigDecimal.valueOf(1_000_000), BigDecimal.ONE)));

  private static final Asked ASKED =
      new Asked(new Item.Key("1", 0), "?", List.of(), AskerTest.answer("a"));

  @Test
  void whatIsSpentAddsUpToTheLimit() {
    Budget budget = new Budget(PRICES, Optional.of(BigDecimal.valueOf(7)));
    budget.spend("m", ASKED);
    budget.spend("m", ASKED);

    assertThatThrownBy(() -> budget.spend("m", ASKED))
        .isInstanceOf(EvalException.class)
        .hasMessage("the answers have cost 9, more than 7; those there are, are kept");
  }

  @Test
  void withoutALimitNothingIsStopped() {
    Budget budget = new Budget(PRICES, Optional.empty());

    assertThatCode(
            () -> {
              budget.check("free");
              budget.spend("m", ASKED);
              budget.spend("free", ASKED);
            })
        .doesNotThrowAnyException();
  }

  @Test
  void aLimitNeedsAPrice() {
    Budget budget = new Budget(PRICES, Optional.of(BigDecimal.ONE));

    budget.check("m");
    assertThatThrownBy(() -> budget.check("free")).hasMessageContaining("model free has no price");
  }
}
