package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScoreCommandTest {

  private static final String HUB = "torchhub";

  @TempDir private Path folder;
  private SampleFiles sample;

  @BeforeEach
  void copySample() throws IOException {
    sample = SampleFiles.of(HUB, folder);
  }

  @Test
  void withoutOptionsTheSampleOfEveryHubIsScored() {
    Run run = run("score", "--format", "csv");

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines().skip(1).map(line -> line.substring(0, line.indexOf(','))))
        .containsExactly(
            "huggingface", "huggingface", "tensorflowhub", "tensorflowhub", "torchhub", "torchhub");
  }

  @Test
  void theTableIsForPeopleAndNamesHubsAnswersAndRates() {
    Run run = run("score", "--hub", HUB);

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains(HUB, "answers-good", "accuracy", "halluci-", "unscored");
    assertThat(run.out()).doesNotContain("tensorflowhub").doesNotContain("\u001b[");
  }

  @Test
  void everyFormatSaysTheSameNumbers() throws IOException {
    JsonNode json = new ObjectMapper().readTree(run("score", "--format", "json").out());
    String csv = run("score", "--format", "csv").out();
    String markdown = run("score", "--format", "markdown").out();

    assertThat(json.toString()).contains("torchhub", "accuracy");
    assertThat(csv.lines()).hasSize(7);
    assertThat(markdown.lines().filter(line -> line.startsWith("|"))).hasSize(8);
    assertThat(run("score", "--format", "latex").out().lines())
        .filteredOn(line -> line.startsWith("answers-"))
        .hasSize(6);
    assertThat(run("score", "--format", "junit").out().lines())
        .filteredOn(line -> line.contains("<testsuite "))
        .hasSize(6);
  }

  @Test
  void singleFilesGiveWhatTheSampleGives() {
    Run single = scoreFiles("--format", "csv");
    Run bundled = run("score", "--hub", HUB, "--format", "csv");

    assertThat(single.exitCode()).isZero();
    assertThat(withoutNames(single.out())).isEqualTo(withoutNames(bundled.out()));
  }

  @Test
  void aCheckoutGivesWhatItsFilesGive() throws IOException {
    Path checkout = SampleFiles.asCheckout(HUB, folder.resolve("checkout"));
    Path poor = checkout.resolve("gorilla/eval/eval-data/responses/" + HUB + "/poor.jsonl");

    Run all = run("score", "--gorilla", checkout.toString(), "--format", "csv");
    Run one =
        run(
            "score",
            "--gorilla",
            checkout.toString(),
            "--answers",
            poor.toString(),
            "--format=csv");

    assertThat(all.exitCode()).isZero();
    assertThat(all.out()).isEqualTo(scoreFiles("--format", "csv").out());
    assertThat(one.out().lines()).hasSize(2).anyMatch(line -> line.contains("poor.jsonl"));
  }

  @Test
  void outHoldsASummaryAndAVerdictForEveryAnswerInOrder() throws IOException {
    Path out = folder.resolve("new/out");

    Run run = scoreFiles("--out", out.toString());

    assertThat(run.exitCode()).isZero();
    List<String> verdicts = Files.readAllLines(out.resolve("verdicts.jsonl"));
    int good = Files.readAllLines(sample.answers().get(0)).size();
    int poor = Files.readAllLines(sample.answers().get(1)).size();
    assertThat(verdicts).hasSize(good + poor);
    ObjectMapper json = new ObjectMapper();
    for (int line = 0; line < verdicts.size(); line++) {
      JsonNode verdict = json.readTree(verdicts.get(line));
      assertThat(verdict.get("answers").asText())
          .isEqualTo(line < good ? "good.jsonl" : "poor.jsonl");
      assertThat(verdict.get("line").asInt()).isEqualTo(line < good ? line : line - good);
      assertThat(verdict.get("hub").asText()).isEqualTo(HUB);
    }
    assertThat(json.readTree(out.resolve("summary.json").toFile()).toString()).contains("accuracy");
  }

  @Test
  void theSameAnswersGiveTheSameBytesWithAnyNumberOfWorkers() throws IOException {
    byte[] one = verdicts("1");

    assertThat(verdicts("1")).isEqualTo(one);
    assertThat(verdicts("7")).isEqualTo(one);
  }

  @Test
  void aMissedThresholdIsSaidAndEndsWithOne() {
    Run missed = scoreFiles("--fail-under", "accuracy=0.999");
    Run met = scoreFiles("--fail-under", "accuracy=0.01", "--fail-under", "exact_call=0");

    assertThat(missed.exitCode()).isEqualTo(1);
    assertThat(missed.out()).contains("accuracy");
    assertThat(missed.err()).startsWith("apieval: ").contains("accuracy", "0.999", "poor.jsonl");
    assertThat(met.exitCode()).isZero();
    assertThat(met.err()).isEmpty();
  }

  @Test
  void aThresholdThatMakesNoSenseIsAUsageError() {
    assertUsageError(scoreFiles("--fail-under", "acuracy=0.5"), "acuracy", "accuracy");
    assertUsageError(scoreFiles("--fail-under", "accuracy=high"), "high");
    assertUsageError(scoreFiles("--fail-under", "accuracy"), "accuracy");
    assertUsageError(scoreFiles("--fail-under", "accuracy=80"), "80");
  }

  @Test
  void aBrokenLineAmongGoodOnesIsSaidAndCountedAndEndsWithOne() throws IOException {
    Files.writeString(sample.answers().get(0), "{\"question_id\": \n", StandardOpenOption.APPEND);
    long lines = Files.lines(sample.answers().get(0)).count();

    Run run = scoreFiles();

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("good.jsonl:" + lines + ": ");
    assertThat(run.out()).contains("good", "poor", "1 unreadable line");
  }

  @Test
  void manyBrokenLinesAreNotAllShown() throws IOException {
    Files.writeString(sample.answers().get(0), "nonsense\n".repeat(500), StandardOpenOption.APPEND);

    assertThat(scoreFiles().err().lines()).hasSize(21).last().asString().contains("480");
  }

  @Test
  void aMissingFileIsOneClearError() {
    String none = folder.resolve("none.jsonl").toString();

    assertUsageError(run("score", "--gorilla", none), "none.jsonl");
    assertUsageError(
        run(
            "score",
            "--hub",
            HUB,
            "--catalogue",
            sample.catalogue().toString(),
            "--questions",
            sample.questions().toString(),
            "--answers",
            none),
        "none.jsonl");
  }

  @Test
  void anUnknownHubNamesTheKnownOnes() {
    assertUsageError(run("score", "--hub", "torchub"), "torchub", "torchhub", "huggingface");
  }

  @Test
  void aFolderForResultsThatCannotBeMadeIsOneClearError() {
    assertUsageError(scoreFiles("--out", sample.catalogue().toString()), "catalogue.jsonl");
  }

  @Test
  void fileNamesCannotMoveTheCursor() throws IOException {
    Path odd = Files.copy(sample.answers().get(0), folder.resolve("a\u001b[31mb.jsonl"));

    Run run =
        run(
            "score",
            "--hub",
            HUB,
            "--catalogue",
            sample.catalogue().toString(),
            "--questions",
            sample.questions().toString(),
            "--answers",
            odd.toString());

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("a\\x1b[31mb").doesNotContain("\u001b");
  }

  private Run scoreFiles(String... more) {
    List<String> arguments =
        new java.util.ArrayList<>(
            List.of(
                "score",
                "--hub",
                HUB,
                "--catalogue",
                sample.catalogue().toString(),
                "--questions",
                sample.questions().toString(),
                "--answers",
                sample.answers().get(0).toString(),
                sample.answers().get(1).toString()));
    arguments.addAll(List.of(more));
    return run(arguments.toArray(String[]::new));
  }

  private byte[] verdicts(String workers) throws IOException {
    Path out = Files.createTempDirectory(folder, "out");
    assertThat(scoreFiles("--workers", workers, "--out", out.toString()).exitCode()).isZero();
    return Files.readAllBytes(out.resolve("verdicts.jsonl"));
  }

  private static List<String> withoutNames(String csv) {
    return csv.lines().map(line -> line.replaceFirst("^([^,]*),[^,]*,", "$1,")).toList();
  }

  private static void assertUsageError(Run run, String... parts) {
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).startsWith("apieval: ").contains(parts).doesNotContain("\tat ");
  }

  @Test
  void bothScorersCanBeAskedForInAnyOrderAndEachOnce() {
    Run run = run("score", "--hub=torchhub", "--quiet", "--scorer=official,ast,official");

    assertThat(run.out().lines().filter(line -> line.contains("answers-good")))
        .satisfiesExactly(
            line -> assertThat(line).contains("official"),
            line -> assertThat(line).contains("ast"));
  }

  @Test
  void aThresholdHoldsForTheScorersThatMeasureIt() {
    assertThat(
            run(
                    "score",
                    "--hub=torchhub",
                    "--quiet",
                    "--scorer=ast,official",
                    "--fail-under=gold_api=0.1")
                .exitCode())
        .isZero();

    Run unmeasured =
        run("score", "--hub=torchhub", "--quiet", "--scorer=official", "--fail-under=gold_api=0");
    assertThat(unmeasured.exitCode()).isEqualTo(2);
    assertThat(unmeasured.err()).contains("the scorer official does not measure that");
  }

  @Test
  void anAnswerWithoutCallCountsAsTheUserSays() throws IOException {
    for (String label : new String[] {"neither", "hallucination"}) {
      List<String> command =
          new ArrayList<>(List.of("score", "--quiet", "--scorer=official", "--no-call=" + label));
      command.addAll(SampleFiles.withoutCall(folder));
      command.add("--out=" + folder.resolve(label));
      run(command.toArray(String[]::new));

      assertThat(folder.resolve(label).resolve("verdicts.jsonl"))
          .content()
          .contains("\"scorer\":\"official\",\"verdict\":\"" + label + "\"");
    }
  }
}
