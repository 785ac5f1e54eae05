package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apieval.app.CommandLineFixture.Run;
import org.apieval.core.dataset.GorillaCheckout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The catalogues and answers published with the Gorilla paper, where they are at hand. */
class DriftCommandRealDataTest {

  @TempDir private Path folder;

  private final ObjectMapper json = new ObjectMapper();

  @Test
  void theRightDocumentIsFollowedAlwaysAndTheFoundOneLess() throws IOException {
    Run run =
        run(
            "drift",
            "--gorilla=" + gorilla(),
            "--model=retrieved",
            "--retriever=oracle,bm25",
            "--quiet",
            "--out=" + folder);

    assertThat(run.exitCode()).isZero();
    assertThat(run.err())
        .contains("huggingface: 936 of 936 entries changed")
        .contains("896 of 904 questions are about them")
        .contains("tensorflowhub: 696 of 696 entries changed")
        .contains("685 of 685 questions")
        .contains("torchhub: 94 of 94 entries changed")
        .contains("186 of 186 questions");
    for (JsonNode one : json.readTree(folder.resolve("drift.json").toFile()).get("runs")) {
      boolean oracle = one.get("answers").asText().contains("oracle");
      one.get("by_change")
          .fields()
          .forEachRemaining(
              kind -> {
                double follows = kind.getValue().get("follows").get("rate").asDouble();
                boolean all = oracle || kind.getKey().equals("entry-withdrawn");
                assertThat(follows)
                    .as(one.get("hub") + " " + one.get("answers") + " " + kind.getKey())
                    .isBetween(all ? 1.0 : 0.0, all ? 1.0 : 0.6);
              });
    }
  }

  @ParameterizedTest
  @CsvSource({"huggingface, 4", "tensorflowhub, 3", "torchhub, 5"})
  void noPublishedAnswerFollowsAChangeThatCameLater(String hub, int files) throws IOException {
    List<String> options = new ArrayList<>(List.of("drift", "--gorilla=" + gorilla()));
    options.addAll(List.of("--hub=" + hub, "--quiet", "--format=json"));
    GorillaCheckout.at(gorilla()).answers(hub).forEach(file -> options.add("--answers=" + file));

    Run run = run(options.toArray(String[]::new));

    JsonNode runs = json.readTree(run.out()).get("runs");
    assertThat(runs).hasSizeGreaterThanOrEqualTo(files);
    int keptOld = 0;
    for (JsonNode one : runs) {
      assertThat(one.get("all").get("follows").get("numerator").asInt())
          .as(one.get("answers").asText())
          .isZero();
      keptOld += one.get("all").get("keeps_old").get("numerator").asInt();
    }
    assertThat(keptOld).as("most give the right call of before").isGreaterThan(100);
  }

  private static Path gorilla() {
    assumeThat(Repository.gorilla()).as("the published data").isPresent();
    return Repository.gorilla().orElseThrow();
  }
}
