package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The answers published with the Gorilla paper, where they are at hand. */
class ScoreCommandRealDataTest {

  private static final int PUBLISHED_FILES = 13;
  private static final int PUBLISHED_ANSWERS = 7_286;

  @TempDir private Path folder;

  @Test
  void everyPublishedAnswerGetsAVerdictAndAnyNumberOfWorkersTheSame() throws IOException {
    assumeThat(Repository.gorilla()).as("the published data").isPresent();

    Run one = score("one", 1);
    Run many = score("many", 8);

    assertThat(one.exitCode()).isZero();
    assertThat(one.err()).isEmpty();
    assertThat(one.out().lines()).hasSize(PUBLISHED_FILES + 1);
    assertThat(Files.readAllLines(folder.resolve("one/verdicts.jsonl")))
        .hasSize(PUBLISHED_ANSWERS)
        .allMatch(verdict -> verdict.contains("\"verdict\":"))
        .noneMatch(verdict -> verdict.contains("\"verdict\":\"unscored\""));
    assertThat(many.out()).isEqualTo(one.out());
    for (String file : new String[] {"verdicts.jsonl", "summary.json"}) {
      assertThat(folder.resolve("many").resolve(file))
          .hasSameBinaryContentAs(folder.resolve("one").resolve(file));
    }
  }

  private Run score(String name, int workers) {
    return run(
        "score",
        "--gorilla",
        Repository.gorilla().orElseThrow().toString(),
        "--format=csv",
        "--workers=" + workers,
        "--out",
        folder.resolve(name).toString());
  }
}
