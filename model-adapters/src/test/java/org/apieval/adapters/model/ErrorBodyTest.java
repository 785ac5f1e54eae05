package org.apieval.adapters.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ErrorBodyTest {

  @ParameterizedTest
  @CsvSource({
    "'{\"error\":{\"message\":\"a\"}}', a",
    "'[{\"error\":{\"message\":\"a\"}}]', a",
    "'{\"error\":\"a\"}', a",
    "'{\"message\":\"a\"}', a",
    "'{\"error\":\"Not Found\",\"message\":\"Cannot\"}', Not Found",
    "'{\"detail\":\"a\"}', a",
    "'{\"detail\":[{\"msg\":\"a\"}]}', a",
    "'{\"error\":{\"message\":\" \"},\"detail\":\"b\"}', b",
    "plain words, plain words",
    "<html>page</html>, ''",
    "'{\"other\":1}', ''",
    "'', ''",
  })
  void findsTheMessageWhereverServersPutIt(String body, String message) {
    assertThat(read(body).message()).isEqualTo(message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "The model `gpt-9` does not exist or you do not have access to it.",
        "The model `m` does not exist.",
        "model 'llama9' not found",
        "model \\\"llama9\\\" not found, try pulling it first",
        "gpt-9 is not a valid model ID",
        "Invalid model: m",
        "models/gemini-9 is not found for API version v1beta, or is not supported",
        "Model not found, inaccessible, and/or not deployed",
        "No such model: m"
      })
  void knowsAnUnknownModelByWhatServersSay(String message) {
    assertThat(read("{\"error\":\"" + message + "\"}").saysNoSuchModel()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Not Found",
        "Cannot POST /v1/chat/completions",
        "This model's maximum context length is 4096 tokens.",
        "max_tokens is too large: this model supports at most 16384",
        "The page was not found"
      })
  void takesNothingElseForAnUnknownModel(String message) {
    assertThat(read("{\"error\":\"" + message + "\"}").saysNoSuchModel()).isFalse();
  }

  @Property
  void anyBytesGiveAResult(@ForAll byte[] body) {
    assertThat(ErrorBody.of(body).message()).isNotNull();
  }

  private static ErrorBody read(String body) {
    return ErrorBody.of(body.getBytes(StandardCharsets.UTF_8));
  }
}
