package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DataOptionsTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "--catalogue c --answers a --hub torchhub, --questions FILE",
    "--questions q --answers a --hub torchhub, --catalogue FILE",
    "--catalogue c --questions q --hub torchhub, --answers FILE",
    "--catalogue c --questions q --answers a, --hub ID",
    "--gorilla g --catalogue c, leave out",
    "--gorilla g --questions q, leave out",
    "--answers a, --gorilla DIR",
  })
  void whatIsMissingOrContradictsIsNamed(String options, String hint) {
    Run run = run(("score " + options).split(" "));

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("apieval: ").contains(hint);
    assertThat(run.err().lines()).hasSize(1);
  }

  @Test
  void theHubOfAnAnswerFileIsFoundByItsName() throws IOException {
    Path checkout = SampleFiles.asCheckout("torchhub", folder.resolve("checkout"));
    Path answers = SampleFiles.of("torchhub", folder).answers().get(0);
    Path named = Files.copy(answers, folder.resolve("my_torchhub_answers.jsonl"));

    Run found = score(checkout, named);
    Run unknown = score(checkout, answers);

    assertThat(found.exitCode()).isZero();
    assertThat(found.out()).contains("torchhub,my_torchhub_answers.jsonl,");
    assertThat(unknown.exitCode()).isEqualTo(2);
    assertThat(unknown.err()).contains("good.jsonl", "--hub ID", "torchhub");
  }

  @Test
  void aCheckoutWithoutAKnownHubIsOneClearError() throws IOException {
    Files.createDirectories(folder.resolve("data/api"));

    Run run = run("score", "--gorilla", folder.toString());

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).startsWith("apieval: ").contains("torchhub");
  }

  private static Run score(Path checkout, Path answers) {
    return run(
        "score",
        "--format",
        "csv",
        "--gorilla",
        checkout.toString(),
        "--answers",
        answers.toString());
  }
}
