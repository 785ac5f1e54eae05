package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.apieval.app.CommandLineFixture.runWithInput;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CallsCommandTest {

  @TempDir private Path folder;

  @Test
  void jsonHasEveryFieldOfACall() {
    Run run = runWithInput("a.b('x', n=1)\n", "calls", "--json", "-");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .isEqualTo(
            "{\"file\":\"-\",\"line\":1,\"column\":0,\"callee\":\"a.b\",\"arguments\":["
                + "{\"name\":null,\"value\":\"'x'\",\"string\":\"x\"},"
                + "{\"name\":\"n\",\"value\":\"1\"}],\"truncated\":false}\n");
  }

  @Test
  void theCalleeIsNullWhereItIsNoDottedName() throws IOException {
    Run run = run("calls", "--json", write("f.py", "f()(1)\n"));

    assertThat(run.out().lines().map(line -> line.replaceAll(".*\"callee\":([^,]*),.*", "$1")))
        .containsExactlyInAnyOrder("null", "\"f\"");
  }

  @Test
  void jsonIsAsciiAndLosesNoCharacter() throws IOException {
    Run run = run("calls", "--json", write("f.py", "f('\u00e9\u202e', '\\ud800')\n"));

    assertThat(run.out()).contains("\"string\":\"\\u00E9\\u202E\"", "\"string\":\"\\uD800\"");
    assertThat(run.out().chars()).allMatch(character -> character < 127);
  }

  @Test
  void columnsCountCharacters() throws IOException {
    Run run = run("calls", "--json", write("f.py", "x = '\ud83d\ude00'; f()\r\n\r\n  g()\n"));

    assertThat(run.out()).contains("\"line\":1,\"column\":9,\"callee\":\"f\"");
    assertThat(run.out()).contains("\"line\":3,\"column\":2,\"callee\":\"g\"");
  }

  @Test
  void theListingIsForPeople() {
    Run run = runWithInput("f(g(1),\n  b='x')\n", "calls", "-");

    assertThat(run.out()).isEqualTo("-:1:0  f(g(1), b='x')\n-:1:2  g(1)\n");
  }

  @Test
  void aCutCallIsMarked() {
    assertThat(runWithInput("torch.hub.load('a', 'b", "calls", "-").out()).contains("missing");
    assertThat(runWithInput("torch.hub.load('a', 'b", "calls", "--json", "-").out())
        .contains("\"truncated\":true");
  }

  @Test
  void aRecordedErrorIsANoteAndHoldsNoCalls() {
    Run run = runWithInput("Error during inference: Pool(host='x'): 429", "calls", "-");

    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("-: not an answer, but a recorded error: Error during");
  }

  @Test
  void starsBelongToTheValue() {
    assertThat(runWithInput("f(*a, **k)", "calls", "--json", "-").out())
        .contains("{\"name\":null,\"value\":\"*a\"},{\"name\":null,\"value\":\"**k\"}");
    assertThat(runWithInput("f(*a, **k)", "calls", "-").out()).contains("f(*a, **k)");
  }

  @Test
  void aCallThatPythonRefusesIsANoteAndNoResult() {
    Run run = runWithInput("f(a=1, a=2)\n", "calls", "-");

    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("-:1:0: unreadable call f(...): ");
  }

  @Test
  void aMissingFileDoesNotStopTheOthers() throws IOException {
    String none = folder.resolve("none.txt").toString();

    Run run = run("calls", write("a.txt", "f(1)"), none, folder.toString(), write("b.txt", "g(2)"));

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).contains("f(1)", "g(2)");
    assertThat(run.err().lines())
        .hasSize(2)
        .allMatch(line -> line.startsWith("apieval: "))
        .anyMatch(line -> line.contains("no such file: " + none));
  }

  @Test
  void anAnswerIsReadAsOne() {
    String answer = "<<<api_call>>>: torch.hub.load('a', 'b')\n<<<code>>>: print('other')\n";

    Run run = runWithInput(answer, "calls", "--json", "-");

    assertThat(run.out().lines()).hasSize(1);
    assertThat(run.out()).contains("\"line\":1,\"column\":16,\"callee\":\"torch.hub.load\"");
  }

  @Test
  void textCannotMoveTheCursor() {
    Run run = runWithInput("f('\u001b[31m', x\u202e)", "calls", "-");

    assertThat(run.out() + run.err()).doesNotContain("\u001b").doesNotContain("\u202e");
  }

  @Test
  void manyFilesAreReadInOneRun() throws IOException {
    List<String> arguments = new java.util.ArrayList<>(List.of("calls", "--json"));
    for (int number = 0; number < 300; number++) {
      arguments.add(write("f" + number + ".py", "f(" + number + ")\n"));
    }

    Run run = run(arguments.toArray(String[]::new));

    assertThat(run.out().lines()).hasSize(300);
    assertThat(run.out().lines().reduce((first, last) -> last).orElseThrow()).contains("f299.py");
  }

  @Test
  void withoutAFileItSaysSo() {
    Run run = run("calls");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).startsWith("apieval: ").contains("FILE");
  }

  private String write(String name, String text) throws IOException {
    return Files.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8)).toString();
  }
}
