package org.apieval.adapters.model;

import java.io.IOException;
import java.net.ConnectException;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpClient.Version;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.channels.UnresolvedAddressException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLException;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelFailure.Kind;

/**
 * Sends one request and waits for the whole reply, once: follows no redirect and repeats nothing.
 * Thread-safe.
 */
final class Transport {

  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(10);

  private final HttpClient client;
  private final Duration timeout;

  /**
   * A transport.
   *
   * @param timeout from sending to the last byte
   */
  Transport(Duration timeout) {
    this.timeout = timeout;
    this.client =
        HttpClient.newBuilder()
            // Local servers stumble over the offer of HTTP/2 that Java makes on plain connections.
            .version(Version.HTTP_1_1)
            // A redirect would take the key to another host.
            .followRedirects(Redirect.NEVER)
            .connectTimeout(timeout.compareTo(CONNECT_TIMEOUT) < 0 ? timeout : CONNECT_TIMEOUT)
            .build();
  }

  /**
   * Sends a request.
   *
   * @throws ModelFailure if there was no reply, or not all of it; without a cause, since what the
   *     JDK says may quote what the server sent
   */
  Reply send(HttpRequest request) throws ModelFailure, InterruptedException {
    String host = Host.of(request.uri());
    CompletableFuture<HttpResponse<byte[]>> reply =
        client.sendAsync(request, head -> new LimitedBody());
    try {
      // Waits here because the client's own time-out ends with the head of the reply.
      HttpResponse<byte[]> got = reply.get(timeout.toNanos(), TimeUnit.NANOSECONDS);
      return new Reply(got.statusCode(), got.headers(), got.body());
    } catch (TimeoutException e) {
      throw failure(
          Kind.TIMEOUT, "no complete answer from %s in %s".formatted(host, seconds(timeout)));
    } catch (ExecutionException e) {
      throw broken(host, e.getCause());
    } finally {
      reply.cancel(true); // closes the connection of a reply that nobody waits for
    }
  }

  private ModelFailure broken(String host, Throwable cause) {
    if (cause instanceof HttpConnectTimeoutException) {
      return failure(Kind.TIMEOUT, "no connection to %s in time".formatted(host));
    }
    if (cause instanceof LimitedBody.TooLong) {
      return failure(
          Kind.UNREADABLE,
          "the answer of %s is longer than %d MiB".formatted(host, LimitedBody.MAX_BYTES >> 20));
    }
    if (cause instanceof SSLException) {
      return failure(Kind.UNAVAILABLE, "no secure connection to %s".formatted(host));
    }
    if (cause instanceof ConnectException) {
      return failure(
          Kind.UNAVAILABLE,
          isUnresolved(cause)
              ? "there is no host %s, or the network is down".formatted(host)
              : "%s cannot be reached: does a server run there?".formatted(host));
    }
    if (cause instanceof IOException) {
      return failure(Kind.UNAVAILABLE, "the connection to %s broke".formatted(host));
    }
    return failure(
        Kind.UNAVAILABLE, "asking %s failed: %s".formatted(host, cause.getClass().getSimpleName()));
  }

  private static boolean isUnresolved(Throwable failure) {
    Throwable cause = failure.getCause();
    return cause instanceof UnresolvedAddressException || (cause != null && isUnresolved(cause));
  }

  private static String seconds(Duration time) {
    return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
  }

  private static ModelFailure failure(Kind kind, String message) {
    return new ModelFailure(kind, message, Optional.empty(), null);
  }
}
