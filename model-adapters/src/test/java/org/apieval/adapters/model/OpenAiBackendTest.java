package org.apieval.adapters.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelFailure.Kind;
import org.apieval.api.model.ModelRequest;
import org.apieval.api.model.ModelRequest.Sampling;
import org.apieval.api.model.ModelResponse;
import org.apieval.api.model.ModelResponse.FinishReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpenAiBackendTest extends KeyContract {

  @Override
  Dialect dialect() {
    return new ChatCompletions() {
      @Override
      public ModelAdapter.Factory backend(Surroundings surroundings) {
        return new OpenAiBackend(surroundings);
      }
    };
  }

  @Override
  String variable() {
    return "OPENAI_API_KEY";
  }

  @Override
  String extraBody() {
    return "{\"top_p\":0.5,\"guided\":{\"regex\":\"a+\"}}";
  }

  @Override
  String chatBody() {
    return """
        {"model":"m","stream":false,"temperature":0,"max_tokens":77,"stop":["###"],
         "top_p":0.5,"guided":{"regex":"a+"},
         "messages":[{"role":"system","content":"be brief"},{"role":"user","content":"one"},
           {"role":"assistant","content":"1"},{"role":"user","content":"two \\"quoted\\"\\n\u4f60"}]}
        """;
  }

  @Test
  void sendsASeedOfAnySize() throws Exception {
    Sampling seeded =
        new Sampling(
            OptionalDouble.empty(),
            OptionalInt.empty(),
            OptionalLong.of(1L << 40),
            Optional.empty());
    fixture().ask(new ModelRequest(CHAT.messages(), seeded), Map.of("seed", "5"));

    assertThat(
            Json.object(fixture().request().getBodyAsString()).orElseThrow().get("seed").asLong())
        .isEqualTo(1L << 40);
  }

  @Test
  void sendsTheSeedOfTheSettingsWhereTheRequestHasNone() throws Exception {
    fixture().ask(CHAT, Map.of("seed", "5"));

    assertThat(fixture().request().getBodyAsString()).contains("\"seed\":5");
  }

  @Test
  void asksOpenAiItselfForTheLimitUnderItsNewName() {
    Provider openAi = new OpenAiProtocol().provider();
    ServerSettings settings = ServerSettings.of(openAi, Map.of(), Fixture.surroundings());

    assertThat(settings.baseUrl()).isEqualTo(openAi.baseUrl());
    assertThat(
            new OpenAiProtocol()
                .client(
                    new Exchange(
                        Server.of(openAi, settings, Fixture.surroundings()), Json.object()),
                    settings,
                    "m",
                    CHAT.sampling())
                .defaultRequestParameters())
        .hasFieldOrPropertyWithValue("maxCompletionTokens", 77)
        .hasFieldOrPropertyWithValue("maxOutputTokens", null);
  }

  @Test
  void aRefusalIsTheAnswer() throws Exception {
    ModelResponse response =
        fixture()
            .answering(
                200,
                """
                {"choices":[{"message":{"role":"assistant","content":null,"refusal":"I can't."},
                  "finish_reason":"stop"}]}
                """)
            .ask();

    assertThat(response.text()).isEqualTo("I can't.");
    assertThat(response.finish()).isEqualTo(FinishReason.STOP);
    assertThat(response.inputTokens()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"content_filter, CONTENT_FILTER", "length, LENGTH"})
  void anAnswerThatWasHeldBackOrSpentOnThoughtsIsEmpty(String reason, FinishReason finish)
      throws Exception {
    ModelResponse response =
        fixture()
            .answering(
                200,
                """
                {"choices":[{"message":{"content":null,"reasoning_content":"hm"},
                  "finish_reason":"%s"}]}
                """
                    .formatted(reason))
            .ask();

    assertThat(response.text()).isEmpty();
    assertThat(response.finish()).isEqualTo(finish);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"choices\":[]}",
        "{\"choices\":[{\"message\":{\"content\":null},\"finish_reason\":\"stop\"}]}",
        "{\"choices\":[{\"message\":{\"content\":7},\"finish_reason\":\"stop\"}]}",
        "{\"choices\":[{\"text\":\"old form\",\"finish_reason\":\"stop\"}]}",
        "{\"choices\":[{\"message\":{\"tool_calls\":[{}]},\"finish_reason\":\"tool_calls\"}]}",
        "{\"choices\":{\"0\":1}}"
      })
  void choicesWithoutTextAreUnreadable(String body) {
    assertThat(fixture().answering(200, body).failure().kind()).isEqualTo(Kind.UNREADABLE);
  }

  @Test
  void moreChoicesThanOneAndFieldsOfAnyTypeCostNoAnswer() throws Exception {
    assertThat(
            fixture()
                .answering(
                    200,
                    """
                    {"id":1,"created":"now","usage":{"prompt_tokens":1.5,"completion_tokens":-1},
                     "choices":[{"message":{"content":"x","tool_calls":7},"finish_reason":9},{}]}
                    """)
                .ask())
        .extracting(ModelResponse::text, ModelResponse::inputTokens, ModelResponse::outputTokens)
        .containsExactly("x", OptionalInt.empty(), OptionalInt.empty());
  }

  @Test
  void anAccountWithoutCreditEndsIt() {
    ModelFailure failure =
        fixture()
            .answering(
                429,
                "{\"error\":{\"message\":\"You exceeded your quota.\",\"code\":\"insufficient_quota\"}}")
            .failure();

    assertThat(failure.kind()).isEqualTo(Kind.UNUSABLE);
    assertThat(fixture().message(failure))
        .isEqualTo("HOST wants to be paid first (HTTP 429): You exceeded your quota.");
  }

  @Test
  void aFilterOfAGatewayIsNoRefusedKey() {
    assertThat(
            fixture()
                .answering(
                    403, "{\"error\":{\"message\":\"flagged\",\"metadata\":{\"reasons\":[\"x\"]}}}")
                .failure()
                .kind())
        .isEqualTo(Kind.REJECTED);
  }

  @Test
  void readsTheKeyFromTheVariableThatIsNamed() throws Exception {
    Surroundings two =
        new Surroundings(
            name -> Optional.of("key-of-" + name),
            Fixture.surroundings().clock(),
            Fixture.surroundings().nanoTime());
    Map<String, String> settings = settings();
    settings.put("key-env", "OPENROUTER_KEY");
    try (ModelAdapter adapter = new OpenAiBackend(two).create("m", settings)) {
      adapter.ask(request("hello"));
    }

    assertThat(fixture().request().getHeader("Authorization"))
        .isEqualTo("Bearer key-of-OPENROUTER_KEY");
  }

  @Test
  void wantsAKeyForOpenAiItself() {
    Surroundings without =
        new Surroundings(
            name -> Optional.of(" "),
            Fixture.surroundings().clock(),
            Fixture.surroundings().nanoTime());

    assertThatThrownBy(() -> new OpenAiBackend(without).create("m", Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("has no key: set the environment variable OPENAI_API_KEY");
  }
}
