package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SplitCommandTest {

  @TempDir private Path folder;

  @Test
  void aSplitOfAPublishedFileKeepsItsRows() throws IOException {
    Path questions = SampleFiles.of("torchhub", folder).questions();

    CommandLineFixture.Run run =
        RecordedCards.run(
            "split",
            "--questions",
            questions.toString(),
            "--hub",
            "torchhub",
            "--by",
            "request",
            "--out",
            path("halves"),
            "--format",
            "json");

    assertThat(run.exitCode()).as(run.err()).isEqualTo(ExitCode.OK);
    assertThat(run.out()).isEqualTo(Files.readString(folder.resolve("halves/leakage.json")));
    List<String> rows = new ArrayList<>(Files.readAllLines(folder.resolve("halves/train.jsonl")));
    rows.addAll(Files.readAllLines(folder.resolve("halves/test.jsonl")));
    assertThat(rows).containsExactlyInAnyOrderElementsOf(Files.readAllLines(questions));
    assertThat(Files.readAllLines(folder.resolve("halves/test.jsonl"))).hasSize(6);
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }
}
