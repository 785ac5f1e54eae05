package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The answers published with the Gorilla paper, where they are at hand. */
class CompareCommandRealDataTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder;

  @BeforeEach
  void score() {
    assumeThat(Repository.gorilla()).as("the published data").isPresent();
    Run scored =
        run(
            "score",
            "--quiet",
            "--gorilla",
            Repository.gorilla().orElseThrow().toString(),
            "--out",
            folder.toString());
    assertThat(scored.exitCode()).as(scored.err()).isZero();
  }

  @Test
  void retrievalMakesTheDifferenceOnHuggingFace() throws IOException {
    Run shown = compare("RT_bm25", "FT_gpt_index", "huggingface", "text");
    JsonNode one =
        JSON.readTree(compare("RT_bm25", "FT_gpt_index", "huggingface", "json").out())
            .get("comparisons")
            .get(0);

    assertThat(shown.out())
        .contains("huggingface, 904 questions", "B has 19.7 points more correct answers than A");
    assertThat(shown.out().lines()).allMatch(line -> line.length() <= 80);
    assertThat(one.get("conclusion").asText()).isEqualTo("better");
    assertCountsAreThoseOfTheVerdicts(one, "RT_bm25", "FT_gpt_index", "huggingface");
  }

  @Test
  void aFineTunedModelOnTorchHubDoesWorseWithBm25() throws IOException {
    JsonNode one =
        JSON.readTree(compare("FT_gpt_index", "FT_bm25", "torchhub", "json").out())
            .get("comparisons")
            .get(0);

    assertThat(one.get("conclusion").asText()).isEqualTo("worse");
    assertThat(one.get("difference").doubleValue()).isCloseTo(0.500 - 0.790, within(0.001));
    assertCountsAreThoseOfTheVerdicts(one, "FT_gpt_index", "FT_bm25", "torchhub");
  }

  private Run compare(String first, String second, String hub, String format) {
    Run run =
        run(
            "compare",
            folder + "#" + first,
            folder + "#" + second,
            "--hub=" + hub,
            "--format=" + format);
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run;
  }

  private void assertCountsAreThoseOfTheVerdicts(
      JsonNode one, String first, String second, String hub) throws IOException {
    Map<String, Integer> correct = new HashMap<>(); // 1 for the first, 2 for the second, 3 for both
    for (String line : Files.readAllLines(folder.resolve("verdicts.jsonl"))) {
      JsonNode verdict = JSON.readTree(line);
      String answers = verdict.get("answers").asText();
      boolean right =
          verdict.get("hub").asText().equals(hub)
              && verdict.get("verdict").asText().equals("correct");
      if (right && (answers.contains(first) || answers.contains(second))) {
        correct.merge(
            verdict.get("question_id").asText(), answers.contains(first) ? 1 : 2, Integer::sum);
      }
    }
    assertThat(one.get("gained").get("count").asLong())
        .isEqualTo(correct.values().stream().filter(who -> who == 2).count());
    assertThat(one.get("lost").get("count").asLong())
        .isEqualTo(correct.values().stream().filter(who -> who == 1).count());
  }
}
