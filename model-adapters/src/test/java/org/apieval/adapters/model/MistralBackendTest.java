package org.apieval.adapters.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.apieval.api.model.ModelAdapter;
import org.junit.jupiter.api.Test;

class MistralBackendTest extends KeyContract {

  @Override
  Dialect dialect() {
    return new ChatCompletions() {
      @Override
      public ModelAdapter.Factory backend(Surroundings surroundings) {
        return new MistralBackend(surroundings);
      }

      @Override
      public String question() {
        return "$.messages[0].content[0].text";
      }

      @Override
      public String error(String message) {
        return "{\"object\":\"error\",\"message\":\"%s\",\"type\":\"x\",\"code\":\"1\"}"
            .formatted(message);
      }

      @Override
      public int unknownModelStatus() {
        return 400;
      }

      @Override
      public String unknownModel() {
        return """
            {"object":"error","message":"Invalid model: m","type":"invalid_model","code":"1500"}
            """;
      }
    };
  }

  @Override
  String variable() {
    return "MISTRAL_API_KEY";
  }

  @Override
  String extraBody() {
    return "{\"safe_prompt\":false}";
  }

  @Override
  String chatBody() {
    return """
        {"model":"m","stream":false,"temperature":0,"max_tokens":77,"stop":["###"],
         "safe_prompt":false,
         "messages":[{"role":"system","content":[{"type":"text","text":"be brief"}]},
           {"role":"user","content":[{"type":"text","text":"one"}]},
           {"role":"assistant","content":[{"type":"text","text":"1"}]},
           {"role":"user","content":[{"type":"text","text":"two \\"quoted\\"\\n\u4f60"}]}]}
        """;
  }

  @Test
  void sendsTheSeedUnderTheNameItHasThere() throws Exception {
    fixture().ask(CHAT, Map.of("seed", "5"));

    assertThat(fixture().request().getBodyAsString()).contains("\"random_seed\":5");
  }

  @Test
  void joinsThePartsOfAnAnswerAndLeavesOutWhatTheModelThought() throws Exception {
    assertThat(
            fixture()
                .answering(
                    200,
                    """
                    {"choices":[{"finish_reason":"stop","message":{"content":[
                      {"type":"thinking","thinking":[{"type":"text","text":"hm"}]},
                      {"type":"text","text":"torch."},{"type":"text","text":"hub"}]}}]}
                    """)
                .ask()
                .text())
        .isEqualTo("torch.hub");
  }

  @Test
  void saysWhichFieldTheServerDislikes() {
    assertThat(
            fixture()
                .message(
                    fixture()
                        .answering(
                            422,
                            "{\"message\":{\"detail\":[{\"msg\":\"Input should be less than 2\"}]}}")
                        .failure()))
        .isEqualTo("HOST refuses the request (HTTP 422): Input should be less than 2");
  }
}
