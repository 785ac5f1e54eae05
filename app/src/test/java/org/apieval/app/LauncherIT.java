package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged program, started as users start it. */
class LauncherIT {

  @TempDir private Path folder;

  @Test
  void runsWhatThisBuildHasPackagedWithoutBuildingAgain() throws Exception {
    Run run = launch(Map.of(), "--version");

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).matches("apieval \\d+\\.\\d+\\.\\d+\\S*\n");
  }

  @Test
  void scoresTheSamples() throws Exception {
    Run run = launch(Map.of(), "score");

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("torchhub", "tensorflowhub", "huggingface");
  }

  @Test
  void aReaderThatHasEnoughEndsTheRunQuietly() throws Exception {
    Files.writeString(folder.resolve("big.py"), "f(1, 2, 3)\n".repeat(50_000));

    Run run = shell("{ \"$0\" calls --json big.py; echo \"code $?\" >&2; } | head -n 1");

    assertThat(run.out().lines()).hasSize(1);
    assertThat(run.err()).isEqualTo("code 0\n");
  }

  @Test
  void readsAPipe() throws Exception {
    assertThat(shell("echo 'f(1)' | \"$0\" calls -").out()).isEqualTo("-:1:0  f(1)\n");
  }

  @Test
  void aFullDiskIsAnError() throws Exception {
    assumeThat(Path.of("/dev/full")).exists();

    for (String arguments : List.of("score", "calls --help", "--version")) {
      Run run = shell("\"$0\" " + arguments + " >/dev/full");

      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err()).startsWith("apieval: cannot write the output: ").hasLineCount(1);
    }
  }

  @Test
  void namesAndTextsAreUtf8InEveryLocale() throws Exception {
    Files.writeString(folder.resolve("gr\u00fc\u00dfe.txt"), "f('\u4f60\u597d')");

    Run run = shell("LC_ALL=C \"$0\" calls gr*");

    assertThat(run.out()).isEqualTo("gr\u00fc\u00dfe.txt:1:0  f('\u4f60\u597d')\n");
  }

  @Test
  void aHubThatIsNotAPluginDoesNotStopTheProgram() throws Exception {
    Run run = launch(Map.of("APIEVAL_CLASSPATH", folder.resolve("none.jar").toString()), "score");

    assertThat(run.exitCode()).isZero();
  }

  @Test
  void pluginsOfAFolderAreUsed() throws Exception {
    PluginFiles files = PluginFiles.in(folder);

    Run scored =
        launch(
            Map.of(),
            "score",
            "--plugins=plug-ins",
            "--hub=words",
            "--catalogue=" + files.catalogue(),
            "--questions=" + files.questions(),
            "--answers=" + files.answers(),
            "--format=csv");
    Run asked =
        launch(
            Map.of("APIEVAL_PLUGINS", "plug-ins"),
            "run",
            "--hub=words",
            "--model=tagger:any",
            "--retriever=last",
            "--out=run");

    assertThat(scored.err()).isEmpty();
    assertThat(scored.exitCode()).isZero();
    assertThat(scored.out()).contains("\nwords,answers.jsonl,");
    assertThat(asked.exitCode()).isZero();
    assertThat(asked.out()).contains("tagger:any.last.paper", "50.0%");
  }

  private Run launch(Map<String, String> environment, String... arguments) throws Exception {
    return Processes.run(folder, environment, Repository.launcher().toString(), arguments);
  }

  /** Runs a line of shell, in which {@code $0} is the launcher. */
  private Run shell(String line) throws IOException, InterruptedException {
    return Processes.run(folder, Map.of(), "sh", "-c", line, Repository.launcher().toString());
  }
}
