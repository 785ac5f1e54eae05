package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
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
import org.junit.jupiter.params.provider.ValueSource;

class DriftCommandTest {

  @TempDir private Path folder;

  private final ObjectMapper json = new ObjectMapper();

  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "3"})
  void whoReadsTheRightDocumentFollowsAndWhoReadsTheFoundOneFollowsLess(String seed)
      throws IOException {
    Run run = drift("--model=retrieved", "--retriever=oracle,bm25", "--change-seed=" + seed);

    assertThat(run.exitCode()).as(run.err()).isZero();
    JsonNode runs = figures().get("runs");
    assertThat(runs).hasSize(6);
    for (JsonNode one : runs) {
      double follows = one.get("all").get("follows").get("rate").asDouble();
      if (one.get("answers").asText().contains("oracle")) {
        assertThat(follows).as(one.toString()).isEqualTo(1);
      } else {
        assertThat(follows).as(one.toString()).isBetween(0.05, 0.95);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"huggingface", "tensorflowhub", "torchhub"})
  void whatWasRecordedBeforeTheChangeDoesNotFollow(String hub) throws IOException {
    SampleFiles sample = SampleFiles.of(hub, folder);

    Run run =
        drift(
            "--hub=" + hub,
            "--answers=" + sample.answers().get(0),
            "--answers=" + sample.answers().get(1));

    assertThat(run.exitCode()).isZero();
    assertThat(figures().get("runs")).hasSize(2);
    for (JsonNode one : figures().get("runs")) {
      assertThat(one.get("all").get("follows").get("numerator").asInt()).isZero();
      assertThat(one.get("all").get("keeps_old").get("numerator").asInt()).isPositive();
    }
    assertThat(Files.readAllLines(folder.resolve("good.jsonl.drift.jsonl")))
        .isNotEmpty()
        .allMatch(line -> line.contains("\"outcome\":\""));
  }

  @Test
  void withoutADocumentNothingIsFollowed() throws IOException {
    drift(
        "--hub=torchhub",
        "--model=constant:torch.hub.load('pytorch/vision', 'resnet18')",
        "--retriever=none",
        "--kinds=repository-moved,model-renamed");

    assertThat(figures().get("runs").get(0).get("all").get("follows").get("rate").asDouble())
        .isZero();
  }

  @Test
  void theChangedCatalogueIsOneThatOtherCommandsRead() throws IOException {
    Run run = drift("--hub=torchhub", "--kinds=entry-withdrawn,function-moved");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("entries changed (function-moved ").contains("entry-withdrawn ");
    List<JsonNode> changes = lines(folder.resolve("torchhub.changes.jsonl"));
    Path catalogue = folder.resolve("torchhub.catalogue.jsonl");
    List<JsonNode> entries = lines(catalogue);
    SampleFiles sample = SampleFiles.of("torchhub", folder);
    List<JsonNode> before = lines(sample.catalogue());
    long withdrawn = changes.stream().filter(change -> change.get("new_call").isNull()).count();
    assertThat(entries).hasSize((int) (before.size() - withdrawn));
    for (JsonNode change : changes) {
      assertThat(before.get(change.get("line").asInt() - 1).get("api_call"))
          .isEqualTo(change.get("old_call"));
    }
    assertThat(
            run(
                    "retrieve",
                    "--hub=torchhub",
                    "--catalogue=" + catalogue,
                    "--questions=" + sample.questions(),
                    "--retriever=bm25",
                    "--quiet")
                .exitCode())
        .isZero();
  }

  @Test
  void theSameSeedGivesTheSameBytesAndStartedAgainARunGoesOn() throws IOException {
    String[] options = {"--hub=torchhub", "--model=slow:echo", "--retriever=oracle"};
    drift(options);
    String first = Files.readString(folder.resolve("drift.json"));
    Path answers = folder.resolve("torchhub.slow_echo.oracle.paper/answers.jsonl");
    List<String> asked = Files.readAllLines(answers);
    Files.write(answers, asked.subList(0, 5));

    Run again = drift(options);

    assertThat(again.exitCode()).isZero();
    assertThat(Files.readAllLines(answers)).isEqualTo(asked);
    assertThat(Files.readString(folder.resolve("drift.json"))).isEqualTo(first);
    String catalogue = Files.readString(folder.resolve("torchhub.catalogue.jsonl"));
    assertThat(drift("--hub=torchhub", "--model=slow:echo", "--change-seed=2").err())
        .contains("holds another run: catalogue is ");
    assertThat(folder.resolve("torchhub.catalogue.jsonl")).hasContent(catalogue);
  }

  @Test
  void whereNothingChangesNothingIsAsked() {
    Run run = drift("--hub=torchhub", "--model=retrieved", "--kinds=version-raised");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("torchhub: 0 of 26 entries changed (no call allows it)")
        .contains("no question is about an entry that changed: nothing to ask");
    assertThat(drift("--model=retrieved", "--kinds=version-raised").exitCode())
        .as("another hub has what can change")
        .isZero();
  }

  @Test
  void answersToOtherQuestionsAreToldAndLeftOut() throws IOException {
    Path answers =
        Files.writeString(
            folder.resolve("answers.jsonl"), "{\"question_id\": 99, \"text\": \"f()\"}\nbad\n");

    Run run = drift("--hub=torchhub", "--answers=" + answers);

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .contains("answers.jsonl: 0 of 1 answers are to questions about changed entries")
        .contains(answers + ":2: broken JSON");
  }

  @Test
  void whatHasNoAnswerIsToldAndCounted() throws IOException {
    Run run = drift("--hub=torchhub", "--model=slow:broken", "--attempts=1");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("questions are without an answer");
    assertThat(figures().get("runs").get(0).get("all").get("unscored").asInt()).isPositive();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--kinds=renamed | no kind of change \"renamed\"; there is: repository-moved,",
        "--kinds=version-raise | did you mean version-raised?",
        "--answers=nowhere.jsonl | --answers goes with --hub ID, which is missing",
        "--model=retrieved --answers=a.jsonl | leave out --model, or --answers",
        "--model=nobody:x | no model backend \"nobody\"",
        "--hub=torchhub --answers=nowhere.jsonl | no such file: nowhere.jsonl",
        "--catalogue=nowhere.jsonl | --catalogue goes with --questions FILE, which is missing",
        "--format=xml | invalid value for option '--format'"
      })
  void wrongUsageIsOneSentence(String options, String message) {
    Run run = drift(options.split(" "));

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("apieval: ").contains(message);
  }

  @Test
  void aRunNeedsAFolder() {
    Run run = run("drift", "--model=retrieved");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("--out RUN is missing");
  }

  @ParameterizedTest
  @CsvSource({"markdown, | hub | answers |", "csv, 'hub,answers,change,n,follows'", "json, {"})
  void figuresComeInSeveralForms(String format, String start) throws IOException {
    SampleFiles sample = SampleFiles.of("torchhub", folder);

    assertThat(
            drift("--hub=torchhub", "--answers=" + sample.answers().get(0), "--format=" + format)
                .out())
        .startsWith(start);
  }

  private Run drift(String... options) {
    List<String> all = new ArrayList<>(List.of("drift", "--quiet", "--out=" + folder));
    all.addAll(List.of(options));
    return run(all.toArray(String[]::new));
  }

  private JsonNode figures() throws IOException {
    return json.readTree(folder.resolve("drift.json").toFile());
  }

  private List<JsonNode> lines(Path file) throws IOException {
    List<JsonNode> lines = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      lines.add(json.readTree(line));
    }
    return lines;
  }
}
