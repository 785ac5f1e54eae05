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

/** The training file published with the Gorilla paper, where it is at hand. */
class ExportCommandRealDataTest {

  @TempDir private Path folder;

  @Test
  void everyPublishedPairBecomesAnExampleWithItsDocument() throws IOException {
    assumeThat(Repository.gorilla()).as("the published data").isPresent();

    Run run =
        run(
            "dataset",
            "export",
            "--gorilla=" + Repository.gorilla().orElseThrow(),
            "--retriever=oracle",
            "--target=answer",
            "--quiet",
            "--out=" + folder);

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("examples: 837 (torchhub 837)")
        .doesNotContain("without a document")
        .contains("longer than 2048 tokens: none");
    assertThat(Files.readAllLines(folder.resolve("train.jsonl")))
        .hasSize(837)
        .allMatch(line -> line.contains("Use this API documentation for reference: {"));
  }
}
