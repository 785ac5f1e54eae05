package org.apieval.adapters.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.http.client.HttpRequest;
import dev.langchain4j.http.client.SuccessfulHttpResponse;
import dev.langchain4j.http.client.sse.ServerSentEventListener;
import dev.langchain4j.http.client.sse.ServerSentEventParser;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelFailure.Kind;

/**
 * One request and its reply, between a client of the library and the server: adds what the client
 * knows nothing of, the key above all, and keeps the reply as the server sent it. For one request
 * and one thread.
 */
final class Exchange implements HttpClient, HttpClientBuilder {

  /** Clients insist on a key; this one goes nowhere. */
  static final String NO_KEY = "none";

  /** What clients set and the exchange sets instead. */
  private static final Set<String> OWN_HEADERS =
      Set.of("authorization", "x-api-key", "x-goog-api-key", "user-agent");

  private final Server server;
  private final ObjectNode fields;
  private boolean isSent;
  private Optional<Reply> reply = Optional.empty();
  private Optional<Exception> failure = Optional.empty();
  private Duration latency = Duration.ZERO;

  /**
   * An exchange that has yet to happen.
   *
   * @param fields go into the request's body
   */
  Exchange(Server server, ObjectNode fields) {
    this.server = server;
    this.fields = fields;
  }

  /** Stops a client that has no use for a reply it did not get; {@link #reply} knows the reason. */
  private static final class NoReply extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /**
   * What the server sent.
   *
   * @throws ModelFailure if there was no reply, or nothing was sent
   */
  Reply reply() throws ModelFailure, InterruptedException {
    if (failure.orElse(null) instanceof ModelFailure known) {
      throw known;
    }
    if (failure.orElse(null) instanceof InterruptedException stop) {
      Thread.interrupted(); // the exception says it
      throw stop;
    }
    return reply.orElseThrow(
        () ->
            new ModelFailure(
                Kind.REJECTED,
                "this backend cannot put the request into words",
                Optional.empty(),
                null));
  }

  /** From sending the request to the last byte of the reply. */
  Duration latency() {
    return latency;
  }

  @Override
  public SuccessfulHttpResponse execute(HttpRequest request) {
    if (isSent) {
      throw new IllegalStateException("a client asked twice");
    }
    isSent = true;
    long start = server.surroundings().nanoTime().getAsLong();
    try {
      Reply got = server.transport().send(toSend(request));
      reply = Optional.of(got);
      return SuccessfulHttpResponse.builder()
          .statusCode(got.status())
          .headers(got.headers().map())
          .body(got.body())
          .build();
    } catch (ModelFailure e) {
      failure = Optional.of(e);
      throw new NoReply();
    } catch (InterruptedException e) {
      failure = Optional.of(e);
      Thread.currentThread().interrupt(); // the client looks at it
      throw new NoReply();
    } finally {
      latency = Duration.ofNanos(server.surroundings().nanoTime().getAsLong() - start);
    }
  }

  private java.net.http.HttpRequest toSend(HttpRequest request) {
    ObjectNode body = Json.object(request.body()).orElseThrow();
    Json.merge(body, fields);
    java.net.http.HttpRequest.Builder all =
        java.net.http.HttpRequest.newBuilder(URI.create(request.url()))
            .POST(BodyPublishers.ofString(body.toString()));
    request
        .headers()
        .forEach(
            (name, values) -> {
              if (!OWN_HEADERS.contains(name.toLowerCase(Locale.ROOT))) {
                values.forEach(value -> all.header(name, value));
              }
            });
    all.header("User-Agent", server.userAgent());
    server
        .settings()
        .key()
        .ifPresent(
            key ->
                all.header(
                    server.provider().keyHeader(), server.provider().keyPrefix() + key.secret()));
    return all.build();
  }

  @Override
  public void execute(
      HttpRequest request, ServerSentEventParser parser, ServerSentEventListener listener) {
    throw new UnsupportedOperationException("answers are not streamed");
  }

  @Override
  public Duration connectTimeout() {
    return server.settings().timeout();
  }

  @Override
  public HttpClientBuilder connectTimeout(Duration timeout) {
    return this; // the transport has its own
  }

  @Override
  public Duration readTimeout() {
    return server.settings().timeout();
  }

  @Override
  public HttpClientBuilder readTimeout(Duration timeout) {
    return this; // the transport has its own
  }

  @Override
  public HttpClient build() {
    return this;
  }
}
