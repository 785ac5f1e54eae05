package org.apieval.adapters.model;

import java.io.IOException;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;
import org.jspecify.annotations.Nullable;

/**
 * Takes a body into memory, but not an endless one. Called by one thread at a time, as the protocol
 * of subscribers wants it.
 */
final class LimitedBody implements BodySubscriber<byte[]> {

  /** No answer of a model comes near it. */
  static final int MAX_BYTES = 16 << 20;

  /** A body was longer. */
  static final class TooLong extends IOException {
    private static final long serialVersionUID = 1L;
  }

  private final BodySubscriber<byte[]> whole = BodySubscribers.ofByteArray();
  private long left = MAX_BYTES;
  private @Nullable Subscription subscription;

  @Override
  public CompletionStage<byte[]> getBody() {
    return whole.getBody();
  }

  @Override
  public void onSubscribe(Subscription given) {
    subscription = given;
    whole.onSubscribe(given);
  }

  @Override
  public void onNext(List<ByteBuffer> parts) {
    left -= parts.stream().mapToLong(ByteBuffer::remaining).sum();
    if (left >= 0) {
      whole.onNext(parts);
    } else if (subscription != null) {
      subscription.cancel();
      whole.onError(new TooLong());
    }
  }

  @Override
  public void onError(Throwable failure) {
    whole.onError(failure);
  }

  @Override
  public void onComplete() {
    if (left >= 0) {
      whole.onComplete();
    }
  }
}
