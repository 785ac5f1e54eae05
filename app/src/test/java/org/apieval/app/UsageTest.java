package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;

import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UsageTest {

  @Test
  void theVersionIsThatOfTheBuild() {
    Run run = run("--version");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).matches("apieval \\d+\\.\\d+\\.\\d+\\S*\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"score", "explain", "calls", "audit", "lint", "retrieve", "compare", "plugins"})
  void everyCommandHelpsWithExamples(String command) {
    Run run = run(command, "--help");

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("Usage: apieval " + command).contains("Examples:");
    assertThat(run("help", command).out()).isEqualTo(run.out());
  }

  @Test
  void theProgramsOwnHelpNamesCommandsAndExitCodes() {
    assertThat(run("--help").out())
        .contains("score", "explain", "calls", "lint", "Exit codes:", "Examples:");
  }

  @Test
  void helpFitsANarrowTerminal() {
    Terminal narrow = new Terminal(true, true, true, true, 60);

    assertThat(run(narrow, "", "score", "--help").out().lines()).allMatch(l -> l.length() <= 60);
  }

  @Test
  void noCommandAtAllNamesTheCommands() {
    Run run = run();

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("apieval: a command is missing: score, ")
        .contains("audit", "lint", "retrieve", "explain", "calls");
  }

  @ParameterizedTest
  @CsvSource({
    "scroe, score",
    "call, calls",
    "explian, explain",
  })
  void aTypoInACommandSuggestsTheRightOne(String typo, String meant) {
    assertUsageError(run(typo), "did you mean", meant, "apieval --help");
  }

  @Test
  void aTypoInAnOptionSuggestsTheRightOne() {
    assertUsageError(run("score", "--hbu", "x"), "--hbu", "did you mean --hub", "score --help");
  }

  @Test
  void aTypoInAValueNamesTheValues() {
    assertUsageError(run("score", "--format", "tabel"), "--format", "table", "json", "markdown");
    assertUsageError(run("score", "--scorer", "asd"), "--scorer", "ast");
    assertUsageError(run("score", "--workers", "many"), "--workers", "many");
    assertUsageError(run("score", "--workers", "0"), "--workers");
  }

  @Test
  void coloursAreForTerminalsThatWantThem() {
    Terminal colours = new Terminal(true, true, false, true, 80);
    Terminal noColours = new Terminal(true, true, false, false, 80);

    assertThat(run(colours, "", "--help").out()).contains("\u001b[");
    assertThat(run(noColours, "", "--help").out()).doesNotContain("\u001b[");
    assertThat(run("--help").out()).doesNotContain("\u001b[");
    assertThat(run(colours, "", "scroe").err()).contains("\u001b[");
    assertThat(run(noColours, "", "scroe").err()).doesNotContain("\u001b[");
  }

  private static void assertUsageError(Run run, String... parts) {
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("apieval: ").contains(parts).doesNotContain("\tat ");
  }
}
