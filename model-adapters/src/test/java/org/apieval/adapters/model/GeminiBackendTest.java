package org.apieval.adapters.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelFailure.Kind;
import org.apieval.api.model.ModelResponse;
import org.apieval.api.model.ModelResponse.FinishReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GeminiBackendTest extends KeyContract {

  @Override
  Dialect dialect() {
    return new GeneratedContent();
  }

  @Override
  String variable() {
    return "GEMINI_API_KEY";
  }

  @Override
  String extraBody() {
    return "{\"generationConfig\":{\"topK\":3},\"safetySettings\":[]}";
  }

  @Override
  String chatBody() {
    return """
        {"generationConfig":{"temperature":0,"maxOutputTokens":77,"stopSequences":["###"],
           "candidateCount":1,"responseMimeType":"text/plain","topK":3},"safetySettings":[],
         "systemInstruction":{"role":"model","parts":[{"text":"be brief"}]},
         "contents":[{"role":"user","parts":[{"text":"one"}]},
           {"role":"model","parts":[{"text":"1"}]},
           {"role":"user","parts":[{"text":"two \\"quoted\\"\\n\u4f60"}]}]}
        """;
  }

  @Test
  void sendsTheSeedAmongTheSettingsOfGeneration() throws Exception {
    fixture().ask(CHAT, Map.of("seed", "5"));

    assertThat(
            Json.object(fixture().request().getBodyAsString())
                .orElseThrow()
                .at("/generationConfig/seed"))
        .hasToString("5");
  }

  @Test
  void takesTheSecondVariableWhereTheFirstIsNotSet() throws Exception {
    Surroundings second =
        new Surroundings(
            name -> Optional.of("second-key").filter(key -> name.equals("GOOGLE_API_KEY")),
            Fixture.surroundings().clock(),
            Fixture.surroundings().nanoTime());
    try (ModelAdapter adapter = new GeminiBackend(second).create(model(), settings())) {
      adapter.ask(request("hello"));
    }

    assertThat(fixture().request().getHeader("x-goog-api-key")).isEqualTo("second-key");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a b", "models/m", "m?key=1", "../m"})
  void aNameThatWouldChangeTheAddressIsRefused(String name) {
    assertThatThrownBy(() -> factory().create(name, settings()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("has no such model's name: write gemini:NAME");
  }

  @Test
  void joinsThePartsOfAnAnswerAndCountsWhatTheModelThought() throws Exception {
    ModelResponse response =
        fixture()
            .answering(
                200,
                """
                {"candidates":[{"finishReason":"STOP","content":{"parts":[
                   {"text":"hm","thought":true},{"text":"torch."},{"text":"hub"}]}}],
                 "usageMetadata":{"promptTokenCount":3,"candidatesTokenCount":2,
                   "thoughtsTokenCount":40}}
                """)
            .ask();

    assertThat(response.text()).isEqualTo("torch.hub");
    assertThat(response.outputTokens()).hasValue(42);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"promptFeedback\":{\"blockReason\":\"SAFETY\"}}",
        "{\"candidates\":[{\"finishReason\":\"SAFETY\"}]}",
        "{\"candidates\":[{\"finishReason\":\"RECITATION\",\"content\":{}}]}"
      })
  void anAnswerThatWasHeldBackIsEmpty(String body) throws Exception {
    ModelResponse response = fixture().answering(200, body).ask();

    assertThat(response.text()).isEmpty();
    assertThat(response.finish()).isEqualTo(FinishReason.CONTENT_FILTER);
    assertThat(response.outputTokens()).isEmpty();
  }

  @Test
  void aWrongKeyIsNotABadRequest() {
    ModelFailure failure =
        fixture()
            .answering(
                400,
                """
                {"error":{"code":400,"message":"API key not valid.","status":"INVALID_ARGUMENT",
                  "details":[{"reason":"API_KEY_INVALID"}]}}
                """)
            .failure();

    assertThat(failure.kind()).isEqualTo(Kind.UNAUTHORIZED);
  }

  @Test
  void waitsAsLongAsTheBodyAsks() {
    ModelFailure failure =
        fixture()
            .answering(
                429,
                """
                [{"error":{"code":429,"message":"Quota","status":"RESOURCE_EXHAUSTED",
                  "details":[{"reason":"x"},{"retryDelay":"34.5s"}]}}]
                """)
            .failure();

    assertThat(failure.kind()).isEqualTo(Kind.RATE_LIMITED);
    assertThat(failure.retryAfter()).contains(Duration.ofMillis(34500));
  }

  private static final class GeneratedContent implements Dialect {

    @Override
    public ModelAdapter.Factory backend(Surroundings surroundings) {
      return new GeminiBackend(surroundings);
    }

    @Override
    public String model() {
      return "gemini-m";
    }

    @Override
    public String path() {
      return "/models/gemini-m:generateContent";
    }

    @Override
    public String question() {
      return "$.contents[0].parts[0].text";
    }

    @Override
    public String reply(String text, String finish) {
      return """
          {"candidates":[{"content":{"role":"model","parts":[{"text":"%s"}]},"finishReason":"%s"}],
           "usageMetadata":{"promptTokenCount":11,"candidatesTokenCount":7,"totalTokenCount":18}}
          """
          .formatted(text, finish);
    }

    @Override
    public String done() {
      return "STOP";
    }

    @Override
    public String cut() {
      return "MAX_TOKENS";
    }

    @Override
    public String replyWithoutAnswer() {
      return "{\"candidates\":[{\"content\":{\"role\":\"model\"},\"finishReason\":\"STOP\"}]}";
    }

    @Override
    public String keyHeader() {
      return "x-goog-api-key";
    }

    @Override
    public String keyValue() {
      return Fixture.KEY;
    }

    @Override
    public String error(String message) {
      return "{\"error\":{\"code\":1,\"message\":\"%s\",\"status\":\"X\"}}".formatted(message);
    }

    @Override
    public int unknownModelStatus() {
      return 404;
    }

    @Override
    public String unknownModel() {
      return """
          {"error":{"code":404,"message":"models/gemini-m is not found for API version v1beta.",
            "status":"NOT_FOUND"}}
          """;
    }
  }
}
