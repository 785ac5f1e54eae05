package org.apieval.core.ask;

import dev.failsafe.ExecutionContext;
import dev.failsafe.Failsafe;
import dev.failsafe.FailsafeException;
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
import java.util.concurrent.atomic.AtomicReference;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelRequest;
import org.apieval.api.model.ModelResponse;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/**
 * Asks the items of a run, several at a time. A passing failure is asked again, after as long as
 * the backend wishes or a growing while; any other costs its item alone; one that no request would
 * survive ends the run. Immutable; thread-safe as the responder is.
 */
public final class Asker {

  private static final double JITTER = 0.25;
  private static final int LONGEST_MESSAGE = 300;
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
    AtomicReference<Optional<EvalException>> stop = new AtomicReference<>(Optional.empty());
    ExecutorService pool = Executors.newFixedThreadPool(limits.concurrency(), Asker::daemon);
    CompletionService<Void> asking = new ExecutorCompletionService<>(pool);
    try {
      items.forEach(item -> asking.submit(() -> ask(item, listener, stop), null));
      for (int done = 0; done < items.size() && stop.get().isEmpty(); done++) {
        asking.take().get();
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
    stop.get()
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

  private void ask(
      Pending pending, Listener listener, AtomicReference<Optional<EvalException>> stop) {
    if (stop.get().isPresent()) {
      return;
    }
    try {
      Item item = pending.prepare().call();
      listener.answered(Asked.of(item, policies.get(() -> respond(item))));
    } catch (EvalException e) {
      if (e.code() == EvalException.Code.PROVIDER) { // a retriever failed on this item
        failed(pending.key(), e, listener, stop);
      } else { // the answer cannot be kept
        stop.compareAndSet(Optional.empty(), Optional.of(e));
      }
    } catch (FailsafeException e) {
      failed(pending.key(), e.getCause() == null ? e : e.getCause(), listener, stop);
    } catch (Exception e) {
      failed(pending.key(), e, listener, stop);
    }
  }

  private static void failed(
      Item.Key key,
      Throwable failure,
      Listener listener,
      AtomicReference<Optional<EvalException>> stop) {
    String message = Printable.text(String.valueOf(failure.getMessage()), LONGEST_MESSAGE);
    if (failure instanceof ModelFailure known && known.kind().isFatal()) {
      stop.compareAndSet(
          Optional.empty(),
          Optional.of(new EvalException(EvalException.Code.USER, message, failure)));
      return;
    }
    String reason =
        failure instanceof ModelFailure
            ? message
            : failure.getClass().getSimpleName() + ": " + message;
    listener.failed(new Failed(key, reason));
  }
}
