package org.apieval.adapters.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelFailure.Kind;
import org.apieval.api.model.ModelRequest;
import org.apieval.api.model.ModelRequest.Message;
import org.apieval.api.model.ModelRequest.Role;
import org.apieval.api.model.ModelRequest.Sampling;
import org.apieval.api.model.ModelResponse;
import org.apieval.api.model.ModelResponse.FinishReason;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The backend {@code openai} against a server that others wrote. Runs where {@code MOCK_LLM_HOME}
 * names the folder into which npm installed it.
 */
@EnabledIfEnvironmentVariable(named = "MOCK_LLM_HOME", matches = ".+")
class MockLlmTest {

  private static MockLlm server;

  @BeforeAll
  static void startServer(@TempDir Path folder) throws Exception {
    server = MockLlm.start(Path.of(System.getenv("MOCK_LLM_HOME")), folder);
  }

  @AfterAll
  static void stopServer() {
    server.close();
  }

  @Test
  void answersWithTextTokensAndReason() throws Exception {
    ModelResponse response = ask("m", "hello there");

    assertThat(response.text()).isEqualTo("hello there");
    assertThat(response.inputTokens()).hasValue(3);
    assertThat(response.outputTokens()).hasValue(2);
    assertThat(response.finish()).isEqualTo(FinishReason.STOP);
    assertThat(response.latency()).isPositive();
  }

  @Test
  void theServerSeesEverySettingAndNoWishToStream() throws Exception {
    ModelRequest request =
        new ModelRequest(
            List.of(
                new Message(Role.SYSTEM, "be brief"),
                new Message(Role.USER, "repeat the settings")),
            new Sampling(
                OptionalDouble.of(0.5), OptionalInt.of(9), OptionalLong.of(7), Optional.of("END")));
    try (ModelAdapter adapter = adapter("m", Map.of("body", "{\"top_k\": 3}"))) {
      assertThat(adapter.ask(request).text()).isEqualTo("system 0.5 9 7 END false 3");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "m, too often, RATE_LIMITED, HOST was asked too often (HTTP 429): Rate limit reached",
    "m, too long, REJECTED, HOST refuses the request (HTTP 400): Too many tokens",
    "m, no choices, UNREADABLE, HOST gave no choices",
    "m, broken, UNAVAILABLE, HOST failed (HTTP 500): SyntaxError",
    "unknown, x, UNKNOWN_MODEL, 'HOST has no model \"unknown\" (HTTP 404): The model `unknown` does not exist'",
  })
  void saysWhyThereIsNoAnswerAfterOneRequest(
      String model, String question, Kind kind, String message) throws Exception {
    long before = requests();
    ModelFailure failure = failure(model, question, Map.of());

    assertThat(failure.kind()).isEqualTo(kind);
    assertThat(shown(failure)).isEqualTo(message);
    assertThat(requests() - before).isEqualTo(1);
  }

  @Test
  void aWrongKeyIsNotShownThoughTheServerRepeatsIt() {
    ModelFailure failure = failure("m", "x", Map.of("key-env", "OTHER"));

    assertThat(failure.kind()).isEqualTo(Kind.UNAUTHORIZED);
    assertThat(shown(failure))
        .isEqualTo("HOST refuses the key in the environment variable OTHER (HTTP 401)");
    assertThat(Fixture.trace(failure)).doesNotContain("sk-other");
  }

  @Test
  void aWrongAddressEndsIt() {
    ModelFailure failure = failure("m", "x", Map.of("base-url", "http://" + server.host()));

    assertThat(failure.kind()).isEqualTo(Kind.UNUSABLE);
    assertThat(shown(failure))
        .isEqualTo(
            "HOST takes no requests at this address: is base-url right? (HTTP 404): Not Found");
  }

  @Test
  void aRefusalIsTheAnswer() throws Exception {
    assertThat(ask("m", "refuse"))
        .extracting(ModelResponse::text, ModelResponse::finish)
        .containsExactly("No, sorry.", FinishReason.CONTENT_FILTER);
  }

  @Test
  void anAnswerThatWasCutIsMarked() throws Exception {
    assertThat(ask("m", "be long"))
        .extracting(ModelResponse::text, ModelResponse::finish)
        .containsExactly("torch.hub.lo", FinishReason.LENGTH);
  }

  @Test
  void eachRequestOfABurstFailsOnItsOwn() throws Exception {
    assertThat(failure("m", "burst", Map.of()).kind()).isEqualTo(Kind.UNAVAILABLE);
    assertThat(failure("m", "burst", Map.of()).kind()).isEqualTo(Kind.UNAVAILABLE);
    assertThat(ask("m", "burst").text()).isEqualTo("at last");
  }

  private static ModelResponse ask(String model, String question) throws Exception {
    try (ModelAdapter adapter = adapter(model, Map.of())) {
      return adapter.ask(
          new ModelRequest(List.of(new Message(Role.USER, question)), Sampling.defaults()));
    }
  }

  private static ModelFailure failure(String model, String question, Map<String, String> settings) {
    return catchThrowableOfType(
        ModelFailure.class,
        () ->
            adapter(model, settings)
                .ask(
                    new ModelRequest(
                        List.of(new Message(Role.USER, question)), Sampling.defaults())));
  }

  private static ModelAdapter adapter(String model, Map<String, String> more) {
    Map<String, String> settings = new HashMap<>(more);
    settings.putIfAbsent("base-url", "http://" + server.host() + "/v1");
    Surroundings keys =
        new Surroundings(
            name -> Optional.of(name.equals("OTHER") ? "sk-other-1" : Fixture.KEY),
            Fixture.surroundings().clock(),
            System::nanoTime);
    return new OpenAiBackend(keys).create(model, settings);
  }

  private static String shown(ModelFailure failure) {
    return failure.getMessage().replace(server.host(), "HOST");
  }

  private static long requests() throws Exception {
    return server.log().lines().filter(line -> line.startsWith("POST ")).count();
  }
}
