package org.apieval.core.ask;

import java.time.Duration;
import java.util.OptionalInt;

/**
 * How hard a backend may be pressed.
 *
 * @param concurrency requests under way at a time, 1 and up
 * @param requestsPerMinute the most requests started a minute, 1 and up
 * @param tokensPerMinute the most tokens of requests and answers a minute, 1 and up; requests are
 *     estimated by their length, answers by the most tokens they may have
 * @param attempts the most requests for one item, 1 and up
 * @param firstDelay the wait before the second attempt; doubled for each further one, and spread at
 *     random by a quarter
 * @param longestDelay the longest wait between attempts; also how long a backend's own wish to wait
 *     is obeyed
 */
public record AskLimits(
    int concurrency,
    OptionalInt requestsPerMinute,
    OptionalInt tokensPerMinute,
    int attempts,
    Duration firstDelay,
    Duration longestDelay) {

  public AskLimits {
    if (concurrency < 1
        || attempts < 1
        || requestsPerMinute.orElse(1) < 1
        || tokensPerMinute.orElse(1) < 1) {
      throw new IllegalArgumentException("concurrency, rate and attempts are 1 or more");
    }
  }

  /** Four requests at a time, six attempts over half a minute. */
  public static AskLimits usual() {
    return new AskLimits(
        4,
        OptionalInt.empty(),
        OptionalInt.empty(),
        6,
        Duration.ofSeconds(1),
        Duration.ofMinutes(2));
  }
}
