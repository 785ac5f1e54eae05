package org.apieval.core.ask;

import dev.failsafe.ExecutionContext;
import dev.failsafe.Failsafe;
import dev.failsafe.FailsafeExecutor;
import dev.failsafe.RateLimiter;
import dev.failsafe.RetryPolicy;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelRequest;
import org.apieval.api.model.ModelResponse;
import org.apieval.core.EvalException;

/**
 * Asks the items of a run, several at a time. A passing failure is asked again, after as long as
 * the backend wishes or a growing while; any other costs its item alone; one that no request would
 * survive ends the run, and so do many in a row. Immutable; thread-safe as the responder is.
 */
public final class Asker {

  private static final double JITTER = 0.25;

  private static final int CHARACTERS_PER_TOKEN = 4; // of English, roughly
  private static final int USUAL_ANSWER = 300; // tokens, where no limit is set

  /** How long requests under way are waited for when the run ends early. */
  private static final Duration LONGEST_FAREWELL = Duration.ofSeconds(5);

  private final Responder responder;
  private final AskLimits limits;
  private final FailsafeExecutor<ModelResponse> policies;
  private final Optional<RateLimiter<ModelResponse>> tokens;

  /** An asker of one responder within limits. */
  public Asker(Responder responder, AskLimits limits) {
    this.responder = responder;
    this.limits = limits;
    RetryPolicy<ModelResponse> retry =
        RetryPolicy.<ModelResponse>builder()
            .handleIf(failure -> failure instanceof ModelFailure known && known.kind().isPassing())
            .withMaxAttempts(limits.attempts())
            .withBackoff(limits.firstDelay(), limits.longestDelay().plus(limits.firstDelay()))
            .withJitter(JITTER)
            .withDelayFnOn(this::wish, ModelFailure.class)
            .build();
    this.policies =
        limits.requestsPerMinute().isEmpty()
            ? Failsafe.with(retry)
            : Failsafe.with(retry, pace(limits.requestsPerMinute().getAsInt()));
    this.tokens =
        limits.tokensPerMinute().isEmpty()
            ? Optional.empty()
            : Optional.of(pace(limits.tokensPerMinute().getAsInt()));
  }

  private static RateLimiter<ModelResponse> pace(int perMinute) {
    return RateLimiter.<ModelResponse>smoothBuilder(perMinute, Duration.ofMinutes(1))
        .withMaxWaitTime(Duration.ofDays(1))
        .build();
  }

  private ModelResponse respond(Item item) throws Exception {
    if (tokens.isPresent()) {
      int wanted = Math.min(estimate(item.request()), limits.tokensPerMinute().getAsInt());
      tokens.get().acquirePermits(wanted);
    }
    return responder.respond(item);
  }

  /** The tokens that a request and its answer may have, roughly. */
  private static int estimate(ModelRequest request) {
    int characters = request.messages().stream().mapToInt(one -> one.text().length()).sum();
    int answer = request.sampling().maxTokens().orElse(USUAL_ANSWER);
    return Math.max(1, characters / CHARACTERS_PER_TOKEN) + answer;
  }

  /** How long the backend wishes to be left alone; -1 leaves it to the growing delay. */
  private Duration wish(ExecutionContext<ModelResponse> context) {
    return context.getLastException() instanceof ModelFailure failure
        ? failure
            .retryAfter()
            .map(wish -> wish.compareTo(limits.longestDelay()) > 0 ? limits.longestDelay() : wish)
            .orElse(Duration.ofNanos(-1))
        : Duration.ofNanos(-1);
  }

  /** What a run of the asker tells as it goes. */
  interface Listener {
    /** An item has its answer. */
    void answered(Asked asked);

    /** An item has none, and will not be asked again in this run. */
    void failed(Failed failed);
  }

  /**
   * Asks all items.
   *
   * @throws EvalException USER if no request at all goes through, or what the listener throws; the
   *     items not asked until then are left out
   */
  void ask(List<Pending> items, Listener listener) {
    Asking asking = new Asking(listener, item -> policies.get(() -> respond(item)));
    ExecutorService pool = Executors.newFixedThreadPool(limits.concurrency(), Asker::daemon);
    CompletionService<Void> done = new ExecutorCompletionService<>(pool);
    try {
      items.forEach(item -> done.submit(() -> asking.ask(item), null));
      for (int count = 0; count < items.size() && asking.stopped().isEmpty(); count++) {
        done.take().get();
      }
      pool.shutdownNow(); // wakes those who wait for another attempt
      pool.awaitTermination(LONGEST_FAREWELL.toSeconds(), TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new EvalException(EvalException.Code.INTERNAL, "interrupted", e);
    } catch (ExecutionException e) {
      throw new EvalException(EvalException.Code.INTERNAL, "asking failed", e.getCause());
    } finally {
      pool.shutdownNow();
    }
    asking
        .stopped()
        .ifPresent(
            failure -> {
              throw failure;
            });
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "asking");
    thread.setDaemon(true);
    return thread;
  }
}
