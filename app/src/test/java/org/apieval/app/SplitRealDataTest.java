package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Splits published questions again: by request most APIs are in both halves, by API none is. */
class SplitRealDataTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "torchhub, torchhub_train.json, 837, 0.9",
    "torchhub, torchhub_eval.json, 186, 0.8",
    "huggingface, huggingface_eval.json, 911, 0.4",
    "tensorflowhub, tensorflow_eval.json, 688, 0.7",
  })
  void noApiIsInBothHalvesWhereTheyAreSplitByApi(
      String hub, String file, int questions, double leastLeak) throws IOException {
    assumeThat(Repository.gorilla()).as("the published data").isPresent();
    Path published = Repository.gorilla().orElseThrow().resolve("data/apibench").resolve(file);

    JsonNode byApi = split(hub, published, "api");
    JsonNode byRequest = split(hub, published, "request");

    int wanted = (int) Math.round(questions * 0.2);
    assertThat(byRequest.path("test_questions").asInt()).isEqualTo(wanted);
    assertThat(byApi.path("test_questions").asInt()).isBetween(wanted - 8, wanted + 8);
    assertThat(byApi.path("train_questions").asInt() + byApi.path("test_questions").asInt())
        .isEqualTo(questions);
    assertThat(byApi.path("apis_in_both").asInt()).isZero();
    assertThat(byApi.path("keys_in_both").asInt()).isZero();
    assertThat(byApi.path("test_apis").asInt()).isGreaterThan(5);
    assertThat(byRequest.path("apis_in_both").asDouble() / byRequest.path("test_apis").asInt())
        .isGreaterThan(leastLeak);
  }

  private JsonNode split(String hub, Path questions, String by) throws IOException {
    Path out = folder.resolve(by);
    CommandLineFixture.Run run =
        CommandLineFixture.run(
            "dataset",
            "split",
            "--questions=" + questions,
            "--hub=" + hub,
            "--by=" + by,
            "--out=" + out);

    assertThat(run.exitCode()).as(run.err()).isEqualTo(ExitCode.OK);
    return new ObjectMapper().readTree(Files.readString(out.resolve("leakage.json")));
  }
}
