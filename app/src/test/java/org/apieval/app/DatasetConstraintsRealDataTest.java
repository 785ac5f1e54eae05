package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Constraints for the published questions, and the published answers held against them. */
class DatasetConstraintsRealDataTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"torchhub, 122", "tensorflowhub, 379", "huggingface, 132"})
  void goldCallsMeetTheirConstraintsAndPublishedAnswersScore(String hub, int constrained)
      throws IOException {
    assumeThat(Repository.gorilla()).isPresent();
    Path gorilla = Repository.gorilla().orElseThrow();
    Path questions = folder.resolve("questions.jsonl");
    Path results = folder.resolve("results");

    run(
        "dataset",
        "constraints",
        "--gorilla",
        gorilla.toString(),
        "--hub",
        hub,
        "--out",
        questions.toString());
    List<String> score =
        new ArrayList<>(
            List.of("score", "--hub", hub, "--questions", questions.toString(), "--catalogue"));
    score.add(gorilla.resolve("data/api/" + hub + "_api.jsonl").toString());
    score.addAll(List.of("--out", results.toString(), "--answers"));
    score.addAll(answers(gorilla, hub));
    assertThat(run(score.toArray(String[]::new)).exitCode()).isZero();

    assertThat(Files.readAllLines(questions)).hasSize(constrained);
    JsonNode summary = new ObjectMapper().readTree(results.resolve("summary.json").toFile());
    JsonNode of = summary.path("hubs").get(0);
    assertThat(of.path("constraint_ceiling").path("rate").asDouble()).isEqualTo(1);
    assertThat(of.path("constraint_floor").path("rate").asDouble()).isBetween(0.01, 0.99);
    assertThat(of.path("constraint_chance").asDouble()).isBetween(0.01, 0.99);
    for (JsonNode file : of.path("files")) {
      assertThat(file.path("constraint_met").path("denominator").asInt()).isEqualTo(constrained);
      assertThat(file.path("constraint_met").path("numerator").asInt())
          .isLessThanOrEqualTo(file.path("accuracy").path("numerator").asInt());
    }
  }

  private static List<String> answers(Path gorilla, String hub) throws IOException {
    try (Stream<Path> files =
        Files.list(gorilla.resolve("gorilla/eval/eval-data/responses").resolve(hub))) {
      return files.map(Path::toString).sorted().toList();
    }
  }
}
