package org.apieval.adapters.model;

import static com.github.tomakehurst.wiremock.core.WireMockConfiguration.wireMockConfig;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.client.WireMock;
import com.github.tomakehurst.wiremock.verification.LoggedRequest;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelRequest;
import org.apieval.api.model.ModelRequest.Message;
import org.apieval.api.model.ModelRequest.Role;
import org.apieval.api.model.ModelRequest.Sampling;
import org.apieval.api.model.ModelResponse;

/** A model server that does what a test wants, and a backend that asks it. */
final class Fixture implements AutoCloseable {

  static final String KEY = "sk-test-3b9f27c4d1e84a60";
  static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");

  private static final ModelRequest QUESTION =
      new ModelRequest(List.of(new Message(Role.USER, "hello")), Sampling.defaults());

  private final Dialect dialect;
  private final WireMockServer server =
      new WireMockServer(wireMockConfig().dynamicPort().bindAddress("127.0.0.1"));

  Fixture(Dialect dialect) {
    this.dialect = dialect;
    server.start();
  }

  /** A process whose every environment variable that may hold a key does. */
  static Surroundings surroundings() {
    return new Surroundings(
        name -> name.endsWith("_KEY") ? Optional.of(KEY) : Optional.empty(),
        InstantSource.fixed(NOW),
        System::nanoTime);
  }

  /** Settings that lead to the server. */
  Map<String, String> settings() {
    return new HashMap<>(Map.of("base-url", address() + "/base/"));
  }

  ModelAdapter adapter(Map<String, String> more) {
    Map<String, String> settings = settings();
    settings.putAll(more);
    return dialect.backend(surroundings()).create(dialect.model(), settings);
  }

  /** Has the server answer every request in one way. */
  Fixture answering(ResponseDefinitionBuilder response) {
    server.resetAll();
    server.stubFor(WireMock.any(WireMock.anyUrl()).willReturn(response));
    return this;
  }

  Fixture answering(int status, String body) {
    return answering(
        WireMock.aResponse()
            .withStatus(status)
            .withHeader("Content-Type", "application/json")
            .withBody(body));
  }

  ModelResponse ask() throws Exception {
    return ask(QUESTION, Map.of());
  }

  ModelResponse ask(ModelRequest request, Map<String, String> settings) throws Exception {
    try (ModelAdapter adapter = adapter(settings)) {
      return adapter.ask(request);
    }
  }

  /** The failure of asking once: exactly one request was made, and the key is nowhere in it. */
  ModelFailure failure() {
    return failure(Map.of());
  }

  ModelFailure failure(Map<String, String> settings) {
    ModelFailure failure = catchThrowableOfType(ModelFailure.class, () -> ask(QUESTION, settings));
    assertThat(failure).as("a failure").isNotNull();
    assertThat(trace(failure)).doesNotContain(KEY).doesNotContain(KEY.substring(0, 10));
    assertThat(requests()).hasSize(1);
    return failure;
  }

  /** What the user sees, whatever the port. */
  String message(ModelFailure failure) {
    return failure.getMessage().replace("127.0.0.1:" + server.port(), "HOST");
  }

  /** Everything a throwable can print. */
  static String trace(Throwable throwable) {
    StringWriter all = new StringWriter();
    throwable.printStackTrace(new PrintWriter(all, true));
    return all + throwable.toString();
  }

  List<LoggedRequest> requests() {
    return server.findAll(WireMock.anyRequestedFor(WireMock.anyUrl()));
  }

  /** The only request there was. */
  LoggedRequest request() {
    assertThat(requests()).hasSize(1);
    return requests().get(0);
  }

  String address() {
    return "http://127.0.0.1:" + server.port();
  }

  @Override
  public void close() {
    server.stop();
  }
}
