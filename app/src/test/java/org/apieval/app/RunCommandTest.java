package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunCommandTest {

  private static final int QUESTIONS = 30;

  @TempDir private Path folder;

  private final ObjectMapper json = new ObjectMapper();

  @Test
  void aRunAsksKeepsAndScores() throws IOException {
    Run run = run("run", "--hub=torchhub", "--model=slow:echo", "--quiet", "--out=" + folder);

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("torchhub  slow:echo.none.paper").contains("answers  failed");
    Path kept = folder.resolve("torchhub.slow_echo.none.paper");
    assertThat(names(kept))
        .containsExactlyInAnyOrder(
            "settings.json",
            "answers.jsonl",
            "failures.jsonl",
            "summary.json",
            "usage.json",
            "verdicts.jsonl");
    assertThat(Files.readAllLines(kept.resolve("answers.jsonl"))).hasSize(QUESTIONS);
    assertThat(json.readTree(kept.resolve("settings.json").toFile()).get("model").asText())
        .isEqualTo("slow:echo");
    assertThat(
            run(
                    "score",
                    "--hub=torchhub",
                    "--quiet",
                    "--catalogue=" + SampleFiles.of("torchhub", folder).catalogue(),
                    "--questions=" + folder.resolve("questions.jsonl"),
                    "--answers=" + kept.resolve("answers.jsonl"))
                .exitCode())
        .as("answers.jsonl is a file of answers")
        .isZero();
  }

  @Test
  void theBestDocumentAsAnswerIsAsGoodAsItsRetriever() throws IOException {
    run("run", "--model=retrieved", "--retriever=oracle,bm25", "--quiet", "--out=" + folder);

    assertThat(accuracy("torchhub.retrieved.oracle.paper")).isEqualTo(1);
    assertThat(accuracy("torchhub.retrieved.bm25.paper")).isBetween(0.1, 1.0);
    assertThat(names(folder)).hasSize(6);
  }

  @Test
  void recordedAnswersAreReplayed() throws IOException {
    SampleFiles sample = SampleFiles.of("torchhub", folder);
    Run replayed =
        run(
            "run",
            "--hub=torchhub",
            "--model=recorded:" + sample.answers().get(0),
            "--prompt=plain",
            "--quiet",
            "--out=" + folder.resolve("run"));

    assertThat(replayed.out()).contains("90.0%");
  }

  @Test
  void whatHasNoAnswerIsToldAndAskedAgain() {
    Run broken = run("run", "--hub=torchhub", "--model=slow:broken", "--quiet", "--out=" + folder);

    assertThat(broken.exitCode()).isEqualTo(1);
    assertThat(broken.err())
        .containsPattern("torchhub slow:broken.none.paper: \\d+ of 30 questions are without")
        .contains(": too long; run it again");
    assertThat(broken.out()).containsPattern("Left out: \\d+ unscored answers");
  }

  @Test
  void whereNoRequestGoesThroughTheRunEndsWithOneSentence() {
    Run locked = run("run", "--hub=torchhub", "--model=slow:locked", "--quiet", "--out=" + folder);

    assertThat(locked.exitCode()).isEqualTo(2);
    assertThat(locked.err().lines()).hasSize(1);
    assertThat(locked.err()).contains("the key in SLOW_KEY is refused");
  }

  @Test
  void aFolderOfAnotherRunIsRefused() {
    run("run", "--hub=torchhub", "--model=slow:a", "--quiet", "--out=" + folder);

    Run other =
        run(
            "run",
            "--hub=torchhub",
            "--model=slow:a",
            "--temperature=1",
            "--quiet",
            "--out=" + folder);

    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err()).contains("holds another run: temperature is 1.0, was not given");
  }

  @Test
  void askingAgainGivesPassRates() throws IOException {
    Run run =
        run(
            "run",
            "--hub=torchhub",
            "--model=slow:echo",
            "--repeats=3",
            "--limit=4",
            "--quiet",
            "--out=" + folder);

    assertThat(run.out()).contains("any of 3", "all of 3");
    assertThat(Files.readAllLines(folder.resolve("torchhub.slow_echo.none.paper/answers.jsonl")))
        .hasSize(12);
  }

  @Test
  void aDryRunAsksNothingAndShowsWhatItWould() {
    Run dry =
        run(
            "run",
            "--hub=torchhub",
            "--model=slow:locked",
            "--retriever=none,oracle",
            "--prompt=instruct,plain",
            "--repeats=2",
            "--dry-run");

    assertThat(dry.exitCode()).isZero();
    assertThat(dry.out().lines().filter(line -> line.contains("60 requests, about"))).hasSize(4);
    assertThat(dry.out()).contains("  | Domains: ", "Documentation that may help: {");
  }

  @Test
  void anExperimentIsOneFile() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("experiment.yaml"),
            """
            models: [slow:a, retrieved]
            retrievers: [oracle]
            prompts: [plain]
            hubs: [torchhub, huggingface]
            limit: 2
            set: {slow.millis: 1}
            """);

    Run run = run("run", "--experiment=" + file, "--quiet", "--out=" + folder.resolve("run"));

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(names(folder.resolve("run")))
        .containsExactlyInAnyOrder(
            "torchhub.slow_a.oracle.plain",
            "torchhub.retrieved.oracle.plain",
            "huggingface.slow_a.oracle.plain",
            "huggingface.retrieved.oracle.plain");
  }

  @Test
  void requestsCanBeWrittenForABatchAndItsResultsRead() throws IOException {
    Path batch = folder.resolve("batch.jsonl");
    assertThat(
            run("run", "--hub=torchhub", "--model=slow:m", "--limit=2", "--batch-file=" + batch)
                .exitCode())
        .isZero();
    List<String> requests = Files.readAllLines(batch);
    assertThat(requests).hasSize(2);
    assertThat(json.readTree(requests.get(0)).at("/body/model").asText()).isEqualTo("m");

    Path results = folder.resolve("results.jsonl");
    String id = json.readTree(requests.get(0)).get("custom_id").asText();
    Files.writeString(
        results,
        "{\"custom_id\": \""
            + id
            + "\", \"response\": {\"body\": {\"choices\": [{\"message\":"
            + " {\"content\": \"f()\"}}]}}}\nbroken\n");
    Path answers = folder.resolve("answers.jsonl");
    Run imported = run("import", "--from=openai-batch", results.toString(), "--out=" + answers);

    assertThat(imported.exitCode()).as("one row is broken").isEqualTo(1);
    assertThat(imported.err()).contains("results.jsonl:2: broken JSON", "1 answers are in");
    assertThat(Files.readString(answers))
        .isEqualTo("{\"question_id\":" + id + ",\"text\":\"f()\"}\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--out=x | --model is missing",
        "--model=slwo:a --out=x | no model backend \"slwo\"; there is: ",
        "--model=slow --out=x | --model slow needs a name: slow:NAME",
        "--model=retrieved --out=x | needs a retriever",
        "--model=slow:a | --out RUN is missing",
        "--model=slow:a --retriever=bm52 --out=x | no retriever \"bm52\"",
        "--model=slow:a --prompt=papre --out=x | no prompt \"papre\"",
        "--model=slow:a --repeats=0 --out=x | must be 1 or more",
        "--model=slow:a --temperature=-1 --out=x | temperature must be 0 or more",
        "--model=slow:a --concurrency=0 --out=x | must be 1 or more",
        "--model=slow:a --set=slwo.millis=1 --out=x | has settings",
        "--model=recorded:none.jsonl --out=x | no such file",
        "--experiment=none.yaml --out=x | no such file",
        "--experiment=none.yaml --model=slow:a --out=x | leave out --model",
      })
  void wrongUsageIsSaidInOneSentence(String arguments, String message) {
    String[] command = ("run --hub=torchhub --quiet " + arguments).split(" ");
    for (int index = 0; index < command.length; index++) {
      command[index] = command[index].replace("--out=x", "--out=" + folder.resolve("x"));
    }

    Run wrong = run(command);

    assertThat(wrong.exitCode()).isEqualTo(2);
    assertThat(wrong.err()).contains(message);
    assertThat(wrong.out()).isEmpty();
  }

  private double accuracy(String run) throws IOException {
    JsonNode summary = json.readTree(folder.resolve(run).resolve("summary.json").toFile());
    return summary.at("/hubs/0/total/accuracy/rate").asDouble();
  }

  private static List<String> names(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
