package org.apieval.adapters.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Replies that no server should send still give an answer or a reason why there is none. */
class ReplyFuzzTest {

  private static final List<Protocol> ALL =
      List.of(
          new OpenAiProtocol(),
          new MistralProtocol(),
          new AnthropicProtocol(),
          new GeminiProtocol(),
          new OllamaProtocol());

  /** The names that the readers look for. */
  private static final List<String> NAMES =
      List.of(
          "choices",
          "message",
          "content",
          "refusal",
          "finish_reason",
          "text",
          "type",
          "usage",
          "prompt_tokens",
          "stop_reason",
          "candidates",
          "parts",
          "finishReason",
          "usageMetadata",
          "promptFeedback",
          "blockReason",
          "thought",
          "done",
          "done_reason",
          "eval_count",
          "error",
          "code",
          "candidatesTokenCount",
          "thoughtsTokenCount");

  @Property(tries = 3000)
  void anyReplyIsAnsweredOrExplained(@ForAll("objects") String json) {
    JsonNode reply = Json.node(json.getBytes(StandardCharsets.UTF_8)).orElseThrow();
    for (Protocol protocol : ALL) {
      try {
        Answer answer = protocol.read(reply);
        assertThat(answer).hasNoNullFieldsOrProperties();
        assertThat(answer.outputTokens().orElse(0)).isNotNegative();
      } catch (UnreadableAnswer e) {
        assertThat(e).hasMessageStartingWith("gave ");
      }
    }
  }

  @Provide
  Arbitrary<String> objects() {
    return object(values(3));
  }

  private static Arbitrary<String> values(int depth) {
    Arbitrary<String> leaves =
        Arbitraries.of(
            "null",
            "true",
            "false",
            "0",
            "-7",
            "1.5",
            "1e400",
            "99999999999",
            "2147483647",
            "\"\"",
            "\"text\"",
            "\"stop\"",
            "\"end_turn\"",
            "\"MAX_TOKENS\"",
            "\"a\\u0000b\"",
            "[]",
            "{}");
    if (depth == 0) {
      return leaves;
    }
    Arbitrary<String> inner = values(depth - 1);
    Arbitrary<String> lists =
        inner.list().ofMaxSize(2).map(list -> "[" + String.join(",", list) + "]");
    return Arbitraries.oneOf(leaves, object(inner), lists);
  }

  private static Arbitrary<String> object(Arbitrary<String> values) {
    return Arbitraries.maps(Arbitraries.of(NAMES), values)
        .ofMaxSize(4)
        .map(
            fields ->
                fields.entrySet().stream()
                    .map(field -> "\"" + field.getKey() + "\":" + field.getValue())
                    .reduce((one, other) -> one + "," + other)
                    .map(all -> "{" + all + "}")
                    .orElse("{}"));
  }
}
