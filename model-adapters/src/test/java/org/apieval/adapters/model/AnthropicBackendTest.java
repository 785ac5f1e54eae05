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

class AnthropicBackendTest extends KeyContract {

  @Override
  Dialect dialect() {
    return new Messages();
  }

  @Override
  String variable() {
    return "ANTHROPIC_API_KEY";
  }

  @Override
  String extraBody() {
    return "{\"top_k\":3}";
  }

  @Override
  String chatBody() {
    return """
        {"model":"m","stream":false,"temperature":0,"max_tokens":77,"stop_sequences":["###"],
         "top_k":3,"system":[{"type":"text","text":"be brief"}],
         "messages":[{"role":"user","content":[{"type":"text","text":"one"}]},
           {"role":"assistant","content":[{"type":"text","text":"1"}]},
           {"role":"user","content":[{"type":"text","text":"two \\"quoted\\"\\n\u4f60"}]}]}
        """;
  }

  @Test
  void sendsTheVersionOfTheInterfaceAndALimitOfItsOwn() throws Exception {
    fixture().ask();

    assertThat(fixture().request().getHeader("anthropic-version")).isEqualTo("2023-06-01");
    assertThat(Json.object(fixture().request().getBodyAsString()).orElseThrow().get("max_tokens"))
        .hasToString("4096");
  }

  @Test
  void aSeedIsRefusedAndNotPassedOver() {
    Sampling seeded =
        new Sampling(
            OptionalDouble.empty(), OptionalInt.empty(), OptionalLong.of(1), Optional.empty());

    assertThatThrownBy(() -> fixture().ask(new ModelRequest(CHAT.messages(), seeded), Map.of()))
        .isInstanceOfSatisfying(
            ModelFailure.class, failure -> assertThat(failure.kind()).isEqualTo(Kind.REJECTED))
        .hasMessage("anthropic holds no seed");
    assertThatThrownBy(() -> fixture().adapter(Map.of("seed", "1")))
        .hasMessageStartingWith("has no setting \"seed\"");
    assertThat(fixture().requests()).isEmpty();
  }

  @Test
  void joinsThePartsOfAnAnswerAsTheyAre() throws Exception {
    assertThat(
            fixture()
                .answering(
                    200,
                    """
                    {"content":[{"type":"thinking","thinking":"hm"},{"type":"text","text":"torch."},
                      {"type":"text","text":"hub"}],"stop_reason":"end_turn"}
                    """)
                .ask()
                .text())
        .isEqualTo("torch.hub");
  }

  @Test
  void aRefusalIsAnAnswer() throws Exception {
    ModelResponse response =
        fixture().answering(200, "{\"content\":[],\"stop_reason\":\"refusal\"}").ask();

    assertThat(response.text()).isEmpty();
    assertThat(response.finish()).isEqualTo(FinishReason.CONTENT_FILTER);
  }

  @Test
  void anAccountWithoutCreditEndsIt() {
    ModelFailure failure =
        fixture()
            .answering(400, dialect().error("Your credit balance is too low to access the API."))
            .failure();

    assertThat(failure.kind()).isEqualTo(Kind.UNUSABLE);
  }

  private static final class Messages implements Dialect {

    @Override
    public ModelAdapter.Factory backend(Surroundings surroundings) {
      return new AnthropicBackend(surroundings);
    }

    @Override
    public String model() {
      return "m";
    }

    @Override
    public String path() {
      return "/messages";
    }

    @Override
    public String question() {
      return "$.messages[0].content[0].text";
    }

    @Override
    public String reply(String text, String finish) {
      return """
          {"id":"1","type":"message","role":"assistant","model":"m",
           "content":[{"type":"text","text":"%s"}],"stop_reason":"%s","stop_sequence":null,
           "usage":{"input_tokens":11,"output_tokens":7}}
          """
          .formatted(text, finish);
    }

    @Override
    public String done() {
      return "end_turn";
    }

    @Override
    public String cut() {
      return "max_tokens";
    }

    @Override
    public String replyWithoutAnswer() {
      return "{\"type\":\"message\",\"content\":[],\"stop_reason\":\"tool_use\"}";
    }

    @Override
    public String keyHeader() {
      return "x-api-key";
    }

    @Override
    public String keyValue() {
      return Fixture.KEY;
    }

    @Override
    public String error(String message) {
      return "{\"type\":\"error\",\"error\":{\"type\":\"api_error\",\"message\":\"%s\"}}"
          .formatted(message);
    }

    @Override
    public int unknownModelStatus() {
      return 404;
    }

    @Override
    public String unknownModel() {
      return "{\"type\":\"error\",\"error\":{\"type\":\"not_found_error\",\"message\":\"model: m\"}}";
    }
  }
}
