package org.apieval.core.ask;

import dev.failsafe.FailsafeException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelResponse;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/** What happens to the items of one run, and whether it has to end early. Thread-safe. */
final class Asking {

  private static final int LONGEST_MESSAGE = 300;

  /** After so many in a row that got no answer in all their attempts, nobody is at home. */
  private static final int MOST_IN_A_ROW = 10;

  private final Asker.Listener listener;
  private final Function<Item, ModelResponse> responder;
  private final AtomicReference<Optional<EvalException>> stopped =
      new AtomicReference<>(Optional.empty());
  private final AtomicInteger inARow = new AtomicInteger();

  /**
   * @param responder answers, or throws what is left after all attempts
   */
  Asking(Asker.Listener listener, Function<Item, ModelResponse> responder) {
    this.listener = listener;
    this.responder = responder;
  }

  /** Why the run has to end; empty while it need not. */
  Optional<EvalException> stopped() {
    return stopped.get();
  }

  /** Asks an item, unless the run has to end. */
  void ask(Pending pending) {
    if (stopped().isPresent()) {
      return;
    }
    try {
      Item item = pending.prepare().call();
      listener.answered(Asked.of(item, responder.apply(item)));
      inARow.set(0);
    } catch (EvalException e) {
      if (e.code() == EvalException.Code.PROVIDER) { // a retriever failed on this item
        failed(pending.key(), e);
      } else { // the answer cannot be kept
        stop(e);
      }
    } catch (FailsafeException e) {
      failed(pending.key(), e.getCause() == null ? e : e.getCause());
    } catch (Exception e) {
      failed(pending.key(), e);
    }
  }

  private void failed(Item.Key key, Throwable failure) {
    String message = Printable.text(String.valueOf(failure.getMessage()), LONGEST_MESSAGE);
    if (!(failure instanceof ModelFailure known)) {
      listener.failed(new Failed(key, failure.getClass().getSimpleName() + ": " + message));
    } else if (known.kind().isFatal()) {
      stop(new EvalException(EvalException.Code.USER, message, failure));
    } else {
      listener.failed(new Failed(key, message));
      if (known.kind().isPassing() && inARow.incrementAndGet() >= MOST_IN_A_ROW) {
        stop(
            new EvalException(
                EvalException.Code.USER,
                "%d questions in a row got no answer, the last one because: %s; answers so far are"
                        .formatted(MOST_IN_A_ROW, message)
                    + " kept, and another start goes on",
                failure));
      }
    }
  }

  private void stop(EvalException why) {
    stopped.compareAndSet(Optional.empty(), Optional.of(why));
  }
}
