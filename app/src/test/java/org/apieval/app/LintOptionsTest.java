package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LintOptionsTest {

  private static final String ENTRY =
      "{\"domain\": \"D\", \"api_call\": \"torch.hub.load('a/b', 'c')\"}\n";

  @TempDir private Path folder;

  @Test
  void anySubsetOfFilesWillDo() throws IOException {
    SampleFiles files = SampleFiles.of("torchhub", folder);
    List<String> named =
        List.of(
            "--catalogue=" + files.catalogue(),
            "--questions=" + files.questions(),
            "--train=" + files.questions(),
            "--prompts=" + files.answers().get(0),
            "--answers=" + files.answers().get(1));
    for (int chosen = 1; chosen < 1 << named.size(); chosen++) {
      List<String> command = new ArrayList<>(List.of("lint", "--hub", "torchhub"));
      for (int file = 0; file < named.size(); file++) {
        if ((chosen & 1 << file) != 0) {
          command.add(named.get(file));
        }
      }

      Run run = run(command.toArray(String[]::new));

      assertThat(run.exitCode()).as("%s: %s", command, run.err()).isZero();
      assertThat(run.out()).as("%s", command).contains("torchhub: ");
    }
  }

  @Test
  void theHubIsGuessedFromAFileNameWhereCallsAreRead() throws IOException {
    Path named = Files.writeString(folder.resolve("my_torchhub.jsonl"), ENTRY);
    Path other = Files.writeString(folder.resolve("other.jsonl"), ENTRY);
    Path answers =
        Files.writeString(folder.resolve("a.jsonl"), "{\"question_id\":1,\"text\":null}");

    assertThat(run("lint", "--catalogue", named.toString()).out())
        .isEqualTo("torchhub: nothing to report\n");
    assertUsageError(run("lint", "--catalogue", other.toString()), "Add --hub ID", "torchhub");
    assertUsageError(run("lint", "--questions", other.toString()), "Add --hub ID", "torchhub");
    assertThat(run("lint", "--answers", answers.toString()).out())
        .contains("[null-answer]")
        .contains("\nfiles: 1 warning\n");
  }

  @ParameterizedTest
  @CsvSource({
    "--gorilla g --catalogue c, leave out",
    "--gorilla g --train t, leave out",
    "--gorilla g --prompts p, leave out",
    "--gorilla nowhere, no such folder",
    "--catalogue nowhere, no such file",
    "--answers nowhere, no such file",
    "--hub nobody, torchhub",
    "--rules share-key, did you mean shared-key",
    "--severity worst, warning",
    "--format xml, json",
  })
  void wrongUsageIsOneErrorWithoutFindings(String options, String hint) {
    assertUsageError(run(("lint " + options).split(" ")), hint);
  }

  private static void assertUsageError(Run run, String... parts) {
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("apieval: ").contains(parts).doesNotContain("\tat ");
  }
}
