package org.apieval.core.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.apieval.core.EvalException;

/**
 * Does work in parallel and hands the results back in input order. Thread-safe; close after use.
 */
public final class Workers implements AutoCloseable {

  /** Small enough to share the work evenly, large enough that handing it out costs nothing. */
  private static final int SLICE = 32;

  private final ExecutorService pool;

  /**
   * Starts workers.
   *
   * @param count threads to use, 1 and up
   */
  public Workers(int count) {
    this.pool =
        Executors.newFixedThreadPool(
            count,
            work -> {
              Thread thread = new Thread(work, "scoring");
              thread.setDaemon(true);
              return thread;
            });
  }

  /**
   * The results of a function, in the order of its inputs.
   *
   * @throws RuntimeException what the function throws, for the first input that it throws for
   */
  public <A, B> List<B> map(List<A> inputs, Function<? super A, ? extends B> function) {
    List<Future<List<B>>> slices = new ArrayList<>();
    for (int start = 0; start < inputs.size(); start += SLICE) {
      List<A> slice = inputs.subList(start, Math.min(start + SLICE, inputs.size()));
      Callable<List<B>> work = () -> slice.stream().<B>map(function).toList();
      slices.add(pool.submit(work));
    }
    List<B> results = new ArrayList<>(inputs.size());
    slices.forEach(slice -> results.addAll(await(slice)));
    return results;
  }

  private static <T> T await(Future<T> future) {
    try {
      return future.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new EvalException(EvalException.Code.INTERNAL, "interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new EvalException(EvalException.Code.INTERNAL, "scoring failed", e.getCause());
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
