package org.apieval.core.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TokenCounterTest {

  @ParameterizedTest
  @CsvSource({
    "cl100k_base, hello world, 2",
    "o200k_base, hello world, 2",
    "cl100k_base, '', 0",
    "r50k_base, tiktoken is great!, 6",
    "cl100k_base, tiktoken is great!, 6"
  })
  void textsHaveTheTokensOfTheirEncoding(String encoding, String text, int tokens) {
    assertThat(TokenCounter.of(encoding).count(example(text, ""))).isEqualTo(tokens);
  }

  @Test
  void whatLooksLikeASpecialTokenIsText() {
    assertThat(TokenCounter.of("cl100k_base").count(example("<|endoftext|>", "x")))
        .isGreaterThan(2);
  }

  @Test
  void anUnknownEncodingIsAnsweredWithTheKnownOnes() {
    assertThatThrownBy(() -> TokenCounter.of("cl100k"))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("no encoding \"cl100k\"; there is: r50k_base")
        .hasMessageContaining("cl100k_base");
  }

  private static TrainingExample example(String user, String agent) {
    return new TrainingExample("zoo", "1", user, agent, 0);
  }
}
