package org.apieval.core.ask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PricesTest {

  @TempDir private Path folder;

  @Test
  void tokensCostWhatTheFileSays() throws IOException {
    Prices prices =
        read("\"openai:small\": {input: 0.15, output: 0.6}\nother: {input: 1, output: 2}\n");

    assertThat(prices.cost("openai:small", 2_000_000, 500_000))
        .hasValueSatisfying(cost -> assertThat(cost).isEqualByComparingTo(new BigDecimal("0.6")));
    assertThat(prices.cost("openai:large", 1, 1)).isEmpty();
  }

  @Test
  void jsonWillDo() throws IOException {
    assertThat(read("{\"m\": {\"input\": 1, \"output\": 2}}").perMillion()).containsKey("m");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"m: {input: 1}", "m: 3", "m: {input: a, output: 1}", "m: {input: -1, output: 1}"})
  void aPriceThatIsNoneNamesFileAndModel(String text) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("prices.yaml, model m: \"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "- a", "{", "m: {input: 1, output: [}"})
  void aFileThatIsNoListOfPricesIsNamed(String text) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("prices.yaml");
  }

  private Prices read(String text) throws IOException {
    return Prices.read(Files.writeString(folder.resolve("prices.yaml"), text));
  }
}
