package org.apieval.adapters.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.retrieval.Retriever;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EmbeddingFactoryTest {

  private static final String KEY = "sk-very-secret-1234";
  private static final List<ApiRecord> ROWS = Rows.described("one", "two");

  private static final String OPENAI =
      """
      {"object": "list", "model": "m", "usage": {"prompt_tokens": 1, "total_tokens": 1}, "data": [
        {"object": "embedding", "index": 0, "embedding": [1.0, 0.0]},
        {"object": "embedding", "index": 1, "embedding": [0.0, 1.0]}]}
      """;

  private static final String OLLAMA =
      """
      {"model": "m", "embeddings": [[1.0, 0.0], [0.0, 1.0]]}
      """;

  @TempDir private Path folder;
  private final ConcurrentLinkedQueue<String> requests = new ConcurrentLinkedQueue<>();
  private HttpServer server;
  private int status = 200;
  private String answer = "";

  @BeforeEach
  void serve() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          String body =
              new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
          requests.add(
              "%s %s %s"
                  .formatted(
                      exchange.getRequestURI(),
                      exchange.getRequestHeaders().getFirst("Authorization"),
                      body));
          byte[] bytes = answer.getBytes(StandardCharsets.UTF_8);
          exchange.getResponseHeaders().add("Content-Type", "application/json");
          exchange.sendResponseHeaders(status, bytes.length);
          exchange.getResponseBody().write(bytes);
          exchange.close();
        });
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  @Test
  void openAiCompatibleServerIsAskedWithTheKeyOfTheEnvironment() {
    answer = OPENAI;

    Retriever retriever = create(Map.of("base-url", url() + "/v1", "model", "m"));

    assertThat(retriever.retrieve("one", 2).get(0).document().line()).isZero();
    assertThat(requests)
        .first()
        .asString()
        .startsWith("/v1/embeddings Bearer " + KEY)
        .contains("\"m\"", "\"one\"", "\"two\"");
  }

  @Test
  void serverNeedsNoKey() {
    answer = OPENAI;

    create(Map.of("base-url", url() + "/v1", "model", "m"), Map.of());

    assertThat(requests).hasSize(1).first().asString().startsWith("/v1/embeddings null");
  }

  @Test
  void ollamaIsAskedWithoutAKey() {
    answer = OLLAMA;

    Retriever retriever = create(Map.of("kind", "ollama", "base-url", url(), "model", "m"));

    assertThat(retriever.retrieve("one", 2)).hasSize(2);
    assertThat(requests).first().asString().startsWith("/api/embed null").doesNotContain(KEY);
  }

  @Test
  void keyIsNeitherInFailuresNorInTheCache() throws IOException {
    answer = OPENAI;
    Map<String, String> settings = Map.of("base-url", url() + "/v1", "model", "m");
    create(settings);
    answer = "{\"error\": {\"message\": \"wrong key " + KEY + "\"}}";
    status = 401;

    Throwable failure = catchThrowable(() -> create(settings).retrieve("x", 1));

    StringWriter trace = new StringWriter();
    failure.printStackTrace(new PrintWriter(trace));
    assertThat(trace.toString()).contains("no vectors from openai " + url()).doesNotContain(KEY);
    try (var files = Files.list(folder)) {
      assertThat(files)
          .isNotEmpty()
          .allSatisfy(
              file -> {
                assertThat(file.toString()).doesNotContain(KEY);
                assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
                    .doesNotContain(KEY);
              });
    }
  }

  @Test
  void wrongSettingsAreNamed() {
    assertRefused(Map.of("feilds", "x"), "\"feilds\"");
    assertRefused(Map.of("kind", "gpt"), "kind", "bundled, openai or ollama", "\"gpt\"");
    assertRefused(Map.of("kind", "ollama"), "model", "missing");
    assertRefused(Map.of("base-url", "http://h/v1"), "model", "missing");
    assertRefused(Map.of("model", "m"), "model", "bundled");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"ftp://h", "h:80", "http://u:pass@h/v1", "http://h/?key=pass", "http://["})
  void baseUrlMustBePlainAndIsNotRepeated(String url) {
    Throwable failure =
        catchThrowable(() -> create(Map.of("kind", "openai", "base-url", url, "model", "m")));

    assertThat(failure)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("setting base-url must be like")
        .hasMessageNotContaining("pass@")
        .hasMessageNotContaining("key=");
  }

  @Test
  void cacheIsTheUsersUnlessAnotherOrNoneIsNamed() {
    answer = OPENAI;
    Path users = folder.resolve("users");
    Map<String, String> environment = Map.of("XDG_CACHE_HOME", users.toString());
    Map<String, String> server = Map.of("base-url", url() + "/v1", "model", "m");
    Map<String, String> none = Map.of("base-url", url() + "/v1", "model", "m", "cache", "none");

    new EmbeddingFactory(name -> Optional.ofNullable(environment.get(name))).create(ROWS, none);
    assertThat(users).doesNotExist();
    new EmbeddingFactory(name -> Optional.ofNullable(environment.get(name))).create(ROWS, server);
    assertThat(users.resolve("apieval/vectors")).isNotEmptyDirectory();
  }

  private void assertRefused(Map<String, String> settings, String... parts) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> create(settings))
        .satisfies(refused -> assertThat(refused.getMessage()).contains(parts));
  }

  private Retriever create(Map<String, String> settings) {
    return create(settings, Map.of("OPENAI_API_KEY", KEY));
  }

  private Retriever create(Map<String, String> settings, Map<String, String> environment) {
    Map<String, String> cached = new java.util.HashMap<>(settings);
    cached.put("cache", folder.toString());
    cached.put("fields", "description");
    return new EmbeddingFactory(name -> Optional.ofNullable(environment.get(name)))
        .create(ROWS, cached);
  }

  private String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }
}
