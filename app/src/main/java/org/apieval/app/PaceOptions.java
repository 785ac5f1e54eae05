package org.apieval.app;

import java.util.Optional;
import java.util.OptionalInt;
import org.apieval.core.EvalException;
import org.apieval.core.ask.AskLimits;
import picocli.CommandLine.Option;

/** The options that say how hard model backends may be pressed. */
final class PaceOptions {

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      defaultValue = "4",
      description = "Requests under way at a time; default: 4.")
  private int concurrency = 4;

  @Option(
      names = "--requests-per-minute",
      paramLabel = "N",
      description = "The most requests a minute.")
  private Optional<Integer> requestsPerMinute = Optional.empty();

  @Option(
      names = "--tokens-per-minute",
      paramLabel = "N",
      description = "The most tokens a minute, requests and answers together, by estimate.")
  private Optional<Integer> tokensPerMinute = Optional.empty();

  @Option(
      names = "--attempts",
      paramLabel = "N",
      defaultValue = "6",
      description = "The most requests for one answer where they fail; default: 6.")
  private int attempts = 6;

  /**
   * The limits.
   *
   * @throws EvalException USER if one is not 1 or more
   */
  AskLimits limits() {
    if (concurrency < 1
        || attempts < 1
        || requestsPerMinute.orElse(1) < 1
        || tokensPerMinute.orElse(1) < 1) {
      throw EvalException.user(
          "--concurrency, --attempts, --requests-per-minute and --tokens-per-minute must be 1 or"
              + " more");
    }
    AskLimits usual = AskLimits.usual();
    return new AskLimits(
        concurrency,
        requestsPerMinute.map(OptionalInt::of).orElseGet(OptionalInt::empty),
        tokensPerMinute.map(OptionalInt::of).orElseGet(OptionalInt::empty),
        attempts,
        usual.firstDelay(),
        usual.longestDelay());
  }
}
