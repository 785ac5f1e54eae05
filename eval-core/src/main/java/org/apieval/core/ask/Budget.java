package org.apieval.core.ask;

import java.math.BigDecimal;
import java.util.Optional;
import org.apieval.core.EvalException;

/** What answers have cost so far, and the most they may. Thread-safe. */
public final class Budget {

  private final Prices prices;
  private final Optional<BigDecimal> most;
  private BigDecimal spent = BigDecimal.ZERO;

  /**
   * A budget.
   *
   * @param most the most that may be spent; empty for no limit
   */
  public Budget(Prices prices, Optional<BigDecimal> most) {
    this.prices = prices;
    this.most = most;
  }

  /**
   * Checks that the cost of a model is known, where it is limited.
   *
   * @throws EvalException USER if it is not
   */
  public void check(String model) {
    if (most.isPresent() && prices.cost(model, 0, 0).isEmpty()) {
      throw EvalException.user(
          "the cost is limited, but model %s has no price: name it in the file of --prices"
              .formatted(model));
    }
  }

  /**
   * Counts an answer.
   *
   * @throws EvalException USER if the limit is now passed; the answer is counted
   */
  public synchronized void spend(String model, Asked asked) {
    spent =
        prices
            .cost(
                model,
                asked.response().inputTokens().orElse(0),
                asked.response().outputTokens().orElse(0))
            .map(spent::add)
            .orElse(spent);
    if (most.isPresent() && spent.compareTo(most.get()) > 0) {
      throw EvalException.user(
          "the answers have cost %s, more than %s; those there are, are kept"
              .formatted(spent.stripTrailingZeros().toPlainString(), most.get().toPlainString()));
    }
  }
}
