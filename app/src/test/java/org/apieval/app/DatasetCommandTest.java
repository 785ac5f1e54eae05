package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatasetCommandTest {

  private static final String RECORD =
      "{'domain': 'D', 'framework': 'PyTorch', 'functionality': 'f', 'api_name': 'n', 'api_call':"
          + " \\\"torch.hub.load('o/r', 'NAME')\\\", 'api_arguments': {},"
          + " 'python_environment_requirements': [], 'example_code': '', 'performance': {},"
          + " 'description': 'd'}";

  @TempDir private Path folder;

  @BeforeEach
  void twoCards() throws IOException {
    Files.createDirectories(folder.resolve("cards"));
    card("one");
    card("two");
  }

  @Test
  void aSecondStartAsksOnlyWhatIsMissing() throws IOException {
    record("one.md", "one");
    CommandLineFixture.Run first = catalogue();
    assertThat(first.exitCode()).isEqualTo(ExitCode.FAILED);
    assertThat(first.err())
        .contains(
            "1 item is without an answer, two.md for instance: no answer was recorded; start again")
        .contains("1 of 2 cards gave a record");
    assertThat(folder.resolve("apis.run/answers.jsonl")).exists();

    record("two.md", "two"); // and nothing any more for the first
    CommandLineFixture.Run second = catalogue();

    assertThat(second.exitCode()).as(second.err()).isEqualTo(ExitCode.OK);
    assertThat(calls())
        .containsExactly("torch.hub.load('o/r', 'one')", "torch.hub.load('o/r', 'two')");
  }

  @Test
  void aCardThatHasChangedIsAskedAboutAgain() throws IOException {
    record("one.md", "one", "two.md", "two");
    catalogue();
    Files.writeString(folder.resolve("cards/two.md"), "Now o/r has three.");
    record("one.md", "wrong", "two.md", "three");

    CommandLineFixture.Run again = catalogue();

    assertThat(again.exitCode()).as(again.err()).isEqualTo(ExitCode.OK);
    assertThat(calls())
        .containsExactly("torch.hub.load('o/r', 'one')", "torch.hub.load('o/r', 'three')");
  }

  @Test
  void aFolderWithAnotherRunIsRefused() throws IOException {
    record("one.md", "one", "two.md", "two");
    catalogue();

    CommandLineFixture.Run other =
        run(
            "catalogue",
            "--cards",
            path("cards"),
            "--hub",
            "huggingface",
            "--model",
            "recorded:" + path("recorded.jsonl"),
            "--out",
            path("apis.jsonl"));

    assertThat(other.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(other.err()).contains("holds another run: hub is huggingface, was torchhub");
  }

  @Test
  void requestsGoOnWhereTheyStopped() throws IOException {
    record("one.md", "one", "two.md", "two");
    catalogue();
    answers(
        "1",
        "[\\\"What is this thing called, please?\\\"]",
        "2",
        "[\\\"torch.hub.load it for me now\\\"]");
    CommandLineFixture.Run first = requests("--rounds", "2");
    assertThat(first.exitCode()).isEqualTo(ExitCode.FAILED);
    assertThat(first.err())
        .contains("apis.jsonl:2: 1 of 1 requests are missing")
        .contains("1 requests for 2 records are in");

    answers("2", "not asked for again", "2", "[\\\"Who sings in the old recording?\\\"]");
    CommandLineFixture.Run second = requests("--rounds", "2");

    assertThat(second.exitCode()).as(second.err()).isEqualTo(ExitCode.OK);
    assertThat(Files.readString(folder.resolve("questions.jsonl")))
        .contains(
            "###Instruction: What is this thing called, please?", "###Instruction: Who sings");
    assertThat(Files.readString(folder.resolve("questions.refused.jsonl")))
        .isEqualTo(
            "{\"line\":2,\"api_call\":\"torch.hub.load('o/r', 'two')\",\"round\":1,\"request\":"
                + "\"torch.hub.load it for me now\",\"reason\":\"it names the API: torch.hub.load\"}\n");
  }

  @Test
  void aDryRunShowsThePromptAndAsksNothing() throws IOException {
    record("one.md", "one", "two.md", "two");

    CommandLineFixture.Run run = catalogue("--dry-run");

    assertThat(run.exitCode()).isEqualTo(ExitCode.OK);
    assertThat(run.out()).startsWith("2 requests, about ").contains("  | Repository o/r has one.");
    assertThat(folder.resolve("apis.jsonl")).doesNotExist();
    assertThat(folder.resolve("apis.run")).doesNotExist();
  }

  @Test
  void brokenCardsAreListedAndKeptWithTheRejected() throws IOException {
    record("one.md", "one", "two.md", "two");
    Files.writeString(folder.resolve("cards/zzz.json"), "{\"id\": }");

    CommandLineFixture.Run run = catalogue();

    assertThat(run.exitCode()).isEqualTo(ExitCode.FAILED);
    assertThat(run.err())
        .contains("zzz.json:1: broken JSON: ")
        .contains("2 of 3 cards gave a record");
    assertThat(Files.readString(folder.resolve("apis.rejected.jsonl")))
        .startsWith("{\"card\":\"zzz.json\",\"reason\":\"line 1: broken JSON: ")
        .endsWith("\"answer\":null}\n");
  }

  @Test
  void aSplitOfAPublishedFileKeepsItsRows() throws IOException {
    Path questions = SampleFiles.of("torchhub", folder).questions();

    CommandLineFixture.Run run =
        run(
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

  @Test
  void wrongUseIsOneLine() throws IOException {
    Path questions = SampleFiles.of("torchhub", folder).questions();
    Stream.of(
            List.of("apieval: a command is missing: catalogue, requests, split"),
            List.of(
                "apieval: no such folder: nowhere",
                "catalogue",
                "--cards",
                "nowhere",
                "--hub",
                "torchhub",
                "--out",
                "x"),
            List.of(
                "apieval: no hub \"torchub\"",
                "catalogue",
                "--cards",
                path("cards"),
                "--hub",
                "torchub",
                "--out",
                "x"),
            List.of(
                "apieval: no model backend \"opena\"",
                "catalogue",
                "--cards",
                path("cards"),
                "--hub",
                "torchhub",
                "--out",
                "x",
                "--model",
                "opena:x"),
            List.of(
                "apieval: --model retrieved needs",
                "catalogue",
                "--cards",
                path("cards"),
                "--hub",
                "torchhub",
                "--out",
                "x",
                "--model",
                "retrieved"),
            List.of(
                "apieval: --model is missing",
                "requests",
                "--catalogue",
                "x",
                "--hub",
                "torchhub",
                "--out",
                "y"),
            List.of(
                "apieval: no such file: x",
                "requests",
                "--catalogue",
                "x",
                "--hub",
                "torchhub",
                "--out",
                "y",
                "--model",
                "constant:a"),
            List.of(
                "apieval: --test must be between 0 and 1",
                "split",
                "--questions",
                questions.toString(),
                "--hub",
                "torchhub",
                "--by",
                "api",
                "--test",
                "1",
                "--out",
                "h"),
            List.of(
                "apieval: " + path("cards/one.md") + " has no row that a file of questions",
                "split",
                "--questions",
                path("cards/one.md"),
                "--hub",
                "torchhub",
                "--by",
                "api",
                "--out",
                "h"))
        .forEach(
            one -> {
              CommandLineFixture.Run run = run(one.subList(1, one.size()).toArray(String[]::new));
              assertThat(run.err()).startsWith(one.get(0));
              assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
              assertThat(run.out()).isEmpty();
            });
  }

  private CommandLineFixture.Run catalogue(String... more) {
    List<String> line =
        new ArrayList<>(
            List.of(
                "catalogue",
                "--cards",
                path("cards"),
                "--hub",
                "torchhub",
                "--model",
                "recorded:" + path("recorded.jsonl"),
                "--out",
                path("apis.jsonl")));
    line.addAll(List.of(more));
    return run(line.toArray(String[]::new));
  }

  private CommandLineFixture.Run requests(String... more) {
    List<String> line =
        new ArrayList<>(
            List.of(
                "requests",
                "--catalogue",
                path("apis.jsonl"),
                "--hub",
                "torchhub",
                "--model",
                "recorded:" + path("recorded.jsonl"),
                "--per-api",
                "1",
                "--out",
                path("questions.jsonl")));
    line.addAll(List.of(more));
    return run(line.toArray(String[]::new));
  }

  private static CommandLineFixture.Run run(String... arguments) {
    List<String> line = new ArrayList<>(List.of("dataset"));
    line.addAll(List.of(arguments));
    return CommandLineFixture.run(line.toArray(String[]::new));
  }

  private List<String> calls() throws IOException {
    return Files.readAllLines(folder.resolve("apis.jsonl")).stream()
        .map(line -> line.replaceFirst(".*\"api_call\": \"(.*?)\", \"api_arg.*", "$1"))
        .toList();
  }

  private void card(String name) throws IOException {
    Files.writeString(
        folder.resolve("cards/" + name + ".md"), "Repository o/r has " + name + ".\n");
  }

  /** Records an answer for each card: the record of a model. */
  private void record(String... cardsAndModels) throws IOException {
    String[] answers = cardsAndModels.clone();
    for (int index = 1; index < answers.length; index += 2) {
      answers[index] = RECORD.replace("NAME", answers[index]);
    }
    answers(answers);
  }

  private void answers(String... idsAndTexts) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (int index = 0; index < idsAndTexts.length; index += 2) {
      lines.append(
          "{\"question_id\": \"%s\", \"text\": \"%s\"}\n"
              .formatted(idsAndTexts[index], idsAndTexts[index + 1]));
    }
    Files.writeString(folder.resolve("recorded.jsonl"), lines);
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }
}
