package org.apieval.core.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.apieval.api.model.ModelResponse;
import org.junit.jupiter.api.Test;

class UsageTest {

  @Test
  void latenciesAreThoseThatHalfAndMostAnswersStayWithin() {
    assertThat(usage(100).median()).isEqualTo(Duration.ofMillis(50));
    assertThat(usage(100).p95()).isEqualTo(Duration.ofMillis(95));
    assertThat(usage(1).p95()).isEqualTo(Duration.ofMillis(1));
    assertThat(usage(0).p95()).isZero();
  }

  @Test
  void tokensAreAddedUpAsFarAsTheyAreCounted() {
    assertThat(usage(10).inputTokens()).isEqualTo(20);
    assertThat(usage(10).outputTokens()).isZero();
    assertThat(usage(10).cost()).isEmpty();
    assertThat(usage(10).failed()).isEqualTo(1);
  }

  private static Usage usage(int answers) {
    List<Asked> asked =
        IntStream.rangeClosed(1, answers)
            .mapToObj(
                millis ->
                    new Asked(
                        new Item.Key("q" + millis, 0),
                        "?",
                        List.of(),
                        new ModelResponse(
                            "a",
                            OptionalInt.of(2),
                            OptionalInt.empty(),
                            Duration.ofMillis(millis),
                            ModelResponse.FinishReason.STOP)))
            .toList();
    Failed failed = new Failed(new Item.Key("x", 0), "no");
    return Usage.of(new ModelRun.Result(asked, List.of(failed), 0), "openai:small", Prices.none());
  }
}
