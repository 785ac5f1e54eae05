package org.apieval.adapters.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.model.ModelFailure.Kind;
import org.junit.jupiter.api.Test;

class OllamaBackendTest extends ConnectionContract {

  @Override
  Dialect dialect() {
    return new Chat();
  }

  @Override
  String refusal() {
    return "HOST refuses access";
  }

  @Override
  String extraBody() {
    return "{\"keep_alive\":\"5m\",\"options\":{\"num_ctx\":8192}}";
  }

  @Override
  String chatBody() {
    return """
        {"model":"m","stream":false,"keep_alive":"5m",
         "options":{"temperature":0,"num_predict":77,"stop":["###"],"num_ctx":8192},"tools":[],
         "messages":[{"role":"system","content":"be brief"},{"role":"user","content":"one"},
           {"role":"assistant","content":"1","tool_calls":[]},{"role":"user","content":"two \\"quoted\\"\\n\u4f60"}]}
        """;
  }

  @Test
  void sendsTheSeedAmongTheOptions() throws Exception {
    fixture().ask(CHAT, Map.of("seed", "5"));

    assertThat(Json.object(fixture().request().getBodyAsString()).orElseThrow().at("/options/seed"))
        .hasToString("5");
  }

  @Test
  void asksTheServerOfThisMachineUnlessToldOtherwise() {
    assertThat(new OllamaProtocol().provider().baseUrl()).hasToString("http://localhost:11434");
  }

  @Test
  void anAnswerThatIsNotDoneIsUnreadable() {
    assertThat(
            fixture()
                .answering(200, "{\"message\":{\"content\":\"a\"},\"done\":false}")
                .failure()
                .kind())
        .isEqualTo(Kind.UNREADABLE);
  }

  private static final class Chat implements Dialect {

    @Override
    public ModelAdapter.Factory backend(Surroundings surroundings) {
      return new OllamaBackend(surroundings);
    }

    @Override
    public String model() {
      return "m";
    }

    @Override
    public String path() {
      return "/api/chat";
    }

    @Override
    public String question() {
      return "$.messages[0].content";
    }

    @Override
    public String reply(String text, String finish) {
      return """
          {"model":"m","message":{"role":"assistant","content":"%s"},"done":true,
           "done_reason":"%s","prompt_eval_count":11,"eval_count":7}
          """
          .formatted(text, finish);
    }

    @Override
    public String done() {
      return "stop";
    }

    @Override
    public String cut() {
      return "length";
    }

    @Override
    public String replyWithoutAnswer() {
      return "{\"model\":\"m\",\"done\":true,\"done_reason\":\"stop\"}";
    }

    @Override
    public String keyHeader() {
      return "";
    }

    @Override
    public String keyValue() {
      return "";
    }

    @Override
    public String error(String message) {
      return "{\"error\":\"%s\"}".formatted(message);
    }

    @Override
    public int unknownModelStatus() {
      return 404;
    }

    @Override
    public String unknownModel() {
      return "{\"error\":\"model 'm' not found\"}";
    }
  }
}
