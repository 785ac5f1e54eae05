package org.apieval.core.ask;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * What a run took, answers of earlier starts included.
 *
 * @param answers how many answers there are
 * @param failed how many items have none
 * @param inputTokens tokens of all requests, as far as the backend counts them
 * @param outputTokens tokens of all answers, as far as the backend counts them
 * @param median the latency that half of the answers stayed within; zero without answers
 * @param p95 the latency that 95 % of the answers stayed within
 * @param cost what the tokens cost; empty where the model has no price
 */
public record Usage(
    int answers,
    int failed,
    long inputTokens,
    long outputTokens,
    Duration median,
    Duration p95,
    Optional<BigDecimal> cost) {

  private static final double MEDIAN = 0.5;
  private static final double P95 = 0.95;

  /** Adds up a run's result. */
  public static Usage of(ModelRun.Result result, String model, Prices prices) {
    List<Asked> asked = result.asked();
    long input = tokens(asked, one -> one.response().inputTokens());
    long output = tokens(asked, one -> one.response().outputTokens());
    List<Duration> latencies =
        asked.stream().map(one -> one.response().latency()).sorted().toList();
    return new Usage(
        asked.size(),
        result.failed().size(),
        input,
        output,
        quantile(latencies, MEDIAN),
        quantile(latencies, P95),
        prices.cost(model, input, output));
  }

  private static long tokens(List<Asked> asked, Function<Asked, OptionalInt> count) {
    return asked.stream().map(count).mapToLong(tokens -> tokens.orElse(0)).sum();
  }

  /** The least value that so large a share does not exceed. */
  private static Duration quantile(List<Duration> sorted, double share) {
    return sorted.isEmpty()
        ? Duration.ZERO
        : sorted.get((int) Math.ceil(share * sorted.size()) - 1);
  }
}
