package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What needs no packaged program; {@link NewHubIT} has the rest. */
class NewHubCommandTest {

  @TempDir private Path folder;

  @Test
  void theKindWithoutCodeKeepsAllLawsAndHasNothingToReport() {
    Path hub = folder.resolve("my hub");

    Run written = CommandLineFixture.run("new-hub", "my-hub", "--yaml", "--out", hub.toString());
    String file = hub.resolve("hub.yaml").toString();
    Run checked = CommandLineFixture.run("check-hub", "--hub-file", file, "--strict");

    assertThat(written.err()).isEmpty();
    assertThat(written.exitCode()).isZero();
    assertThat(written.out())
        .isEqualTo(
            """
            wrote %1$s; next:
              cd '%1$s'
              apieval check-hub --hub-file hub.yaml
              apieval score --hub-file hub.yaml
            """
                .formatted(hub));
    assertThat(checked.exitCode()).as(checked.out() + checked.err()).isZero();
    assertThat(CommandLineFixture.run("lint", "--hub-file", file).out())
        .isEqualTo("my-hub: nothing to report\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "My-Hub   | --yaml                | did you mean \"my-hub\"?",
        "torchhub | --yaml                | there is a hub torchhub already",
        "my-hub   | --package=com.new.hub | no name of a Java package",
        "my-hub   | --yaml --package=a.b  | --package is for Java",
      })
  void wrongNamesAreRefusedAndNothingIsWritten(String name, String options, String message)
      throws IOException {
    String[] words =
        ("new-hub " + name + " --out=" + folder.resolve("x") + " " + options).split(" +");

    Run run = CommandLineFixture.run(words);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("apieval: ").contains(message).hasLineCount(1);
    assertThat(folder.resolve("x")).doesNotExist();
  }

  @Test
  void aFolderThatIsFullIsLeftAlone() throws IOException {
    Files.writeString(folder.resolve("mine.txt"), "mine");

    Run run = CommandLineFixture.run("new-hub", "my-hub", "--yaml", "--out", folder.toString());

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("is there already, and not empty");
    assertThat(folder).isDirectoryContaining("glob:**/mine.txt");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "a/b-1.x | a/b-1.x",
        "a b | 'a b'",
        "it's | 'it'\\''s'",
        "-x | './-x'",
        "$HOME | '$HOME'",
      })
  void wordsCanBePastedIntoAShell(String word, String shown) {
    assertThat(ShellWord.of(word)).isEqualTo(shown.strip());
  }
}
