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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompareCommandTest {

  @TempDir private Path folder;
  private String good;
  private String poor;

  @BeforeEach
  void writeRuns() throws IOException {
    good = write("good", "h", 20, 18);
    poor = write("poor", "h", 20, 10);
  }

  @Test
  void whatScoreWritesCanBeCompared() {
    String out = folder.resolve("scored").toString();
    run("score", "--quiet", "--scorer=ast,official", "--out", out);

    Run ast = run("compare", out + "#poor", out + "#good");
    Run official = run("compare", out + "#poor", out + "#good", "--scorer=official");

    assertThat(ast.exitCode()).as(ast.err()).isZero();
    assertThat(ast.err()).isEmpty();
    assertThat(ast.out())
        .contains("A  " + out, "huggingface, ", "torchhub, ", "points more correct answers than A");
    assertThat(official.exitCode()).as(official.err()).isZero();
    assertThat(official.out()).isNotEqualTo(ast.out());
  }

  @Test
  void theDirectionIsPlain() {
    assertThat(run("compare", poor, good).out())
        .contains("B has 40.0 points more correct answers than A", "p = 0.0078", "Gained 8");
    assertThat(run("compare", good, poor).out())
        .contains("B has 40.0 points fewer correct answers than A", "p = 0.0078", "Lost 8");
  }

  @Test
  void everyFormatSaysTheSame() throws IOException {
    JsonNode json =
        new ObjectMapper().readTree(run("compare", poor, good, "--format", "json").out());

    assertThat(json.get("comparisons").get(0).get("difference").doubleValue()).isEqualTo(0.4);
    assertThat(run("compare", poor, good, "--format", "csv").out().lines())
        .hasSize(2)
        .last()
        .asString()
        .contains(",20,10,18,0.400000,", ",8,0,0.0078125,0.0078125,better,");
    assertThat(run("compare", poor, good, "--format", "markdown").out())
        .contains("| h | A B | 20 | 50.0% | 90.0% | +40.0 |");
  }

  @ParameterizedTest
  @ValueSource(strings = {"c.md", "new/c.json", "c.CSV", "c.txt", "c"})
  void outIsWrittenInsteadInTheFormOfItsEnding(String name) throws IOException {
    Path file = folder.resolve(name);
    Run run = run("compare", poor, good, "--out", file.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out() + run.err()).isEmpty();
    String format =
        name.endsWith(".md")
            ? "markdown"
            : name.endsWith(".json") ? "json" : name.endsWith(".CSV") ? "csv" : "text";
    assertThat(file).hasContent(run("compare", poor, good, "--format", format).out());
  }

  @Test
  void theFormatThatIsNamedCountsMoreThanTheEnding() throws IOException {
    Path file = folder.resolve("c.md");
    run("compare", poor, good, "--out", file.toString(), "--format=csv");

    assertThat(Files.readString(file)).startsWith("hub,first,");
  }

  @Test
  void outThatIsAFolderIsOneClearError() {
    assertUsageError(run("compare", poor, good, "--out", folder.toString()), "is a folder");
    assertUsageError(run("compare", poor, good, "--out", "/"), "is a folder");
  }

  @Test
  void aWorseRunFailsWhereThatIsAskedFor() {
    Run worse = run("compare", good, poor, "--fail-if-worse");

    assertThat(worse.exitCode()).isEqualTo(1);
    assertThat(worse.out()).contains("points fewer");
    assertThat(worse.err()).contains("poor has 40.0 points fewer correct answers than", "on h");
    assertThat(run("compare", good, poor).exitCode()).isZero();
    assertThat(run("compare", poor, good, "--fail-if-worse").exitCode()).isZero();
    assertThat(run("compare", good, good, "--fail-if-worse").exitCode()).isZero();
  }

  @Test
  void soManyPointsAreForgivenToTheLast() {
    assertThat(run("compare", good, poor, "--fail-if-worse", "40").exitCode()).isZero();
    assertThat(run("compare", good, poor, "--fail-if-worse=40").exitCode()).isZero();
    assertThat(run("compare", good, poor, "--fail-if-worse", "39.999").exitCode()).isEqualTo(1);
  }

  @Test
  void aRunBehindTheOptionIsNotTakenForPoints() {
    assertThat(run("compare", "--fail-if-worse", good, poor).exitCode()).isEqualTo(1);
    assertThat(run("compare", good, "--fail-if-worse", poor).exitCode()).isEqualTo(1);
    assertThat(run("compare", "--fail-if-worse", "50", good, poor).exitCode()).isZero();
    assertThat(run("compare", "--fail-if-worse", "--common", good, poor).exitCode()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "NaN",
        "nan",
        "-1",
        "-0.5",
        "Infinity",
        "101",
        "1e2",
        "1e999999999",
        "0x1p3",
        "1,5"
      })
  void pointsThatMakeNoSenseAreAUsageError(String points) {
    assertUsageError(
        run("compare", good, poor, "--fail-if-worse=" + points),
        "--fail-if-worse",
        "from 0 to 100",
        points);
    assertUsageError(run("compare", good, poor, "--fail-if-worse", points), points);
  }

  @Test
  void aTextBehindAnEqualsSignIsNoRun() {
    assertUsageError(run("compare", good, poor, "--fail-if-worse=few"), "few", "from 0 to 100");
    assertUsageError(run("compare", good, poor, "--fail-if-worse="), "from 0 to 100");
  }

  @Test
  void onlyTheFirstRunIsWhatOthersAreMeasuredBy() throws IOException {
    String best = write("best", "h", 20, 20);

    assertThat(run("compare", poor, best, good, "--fail-if-worse").exitCode()).isZero();
    assertThat(run("compare", good, best, poor, "--fail-if-worse").err())
        .contains("poor has")
        .doesNotContain("best has");
  }

  @Test
  void moreThanTwoRunsAreATableOfPairs() throws IOException {
    Run run = run("compare", poor, good, write("best", "h", 20, 20));

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("A B", "A C", "B C", "for 3 tests");
  }

  @Test
  void otherQuestionsAreRefusedUnlessTheCommonOnesAreWanted() throws IOException {
    String more = write("more", "h", 25, 20);

    assertUsageError(
        run("compare", good, more), "20 and 25, of which 20 are common", "question 20", "--common");
    assertThat(run("compare", good, more, "--common").out())
        .contains("h, 20 questions", "Left out: 5 answers");
  }

  @Test
  void hubsCanBeChosen() throws IOException {
    Files.writeString(
        Path.of(good).resolve("verdicts.jsonl"),
        lines("g", 3, 3),
        java.nio.file.StandardOpenOption.APPEND);

    assertUsageError(run("compare", good, poor), "has answers of g", "--common");
    assertThat(run("compare", good, poor, "--hub", "h").exitCode()).isZero();
    assertUsageError(run("compare", good, poor, "--hub", "i"), "it has those of", "ast h, ast g");
  }

  @Test
  void oneRunIsNotEnough() {
    assertUsageError(run("compare", good), "two runs");
    assertUsageError(run("compare"), "RUN");
  }

  @Test
  void whatIsNotThereOrBrokenIsOneClearError() throws IOException {
    assertUsageError(run("compare", good, folder.resolve("none").toString()), "no such file");
    Files.writeString(Path.of(poor).resolve("verdicts.jsonl"), "{\"hub\":\n");
    assertUsageError(run("compare", good, poor), "verdicts.jsonl:");
  }

  @Test
  void severalAnswerFilesOfAHubNeedAPartOfAName() throws IOException {
    Files.writeString(
        Path.of(good).resolve("verdicts.jsonl"),
        lines("h", 3, 3).replace("h.jsonl", "other.jsonl"),
        java.nio.file.StandardOpenOption.APPEND);

    assertUsageError(run("compare", good, poor), "h.jsonl and other.jsonl", "#PART");
    assertThat(run("compare", good + "#h.jsonl", poor).exitCode()).isZero();
  }

  private String write(String name, String hub, int questions, int correct) throws IOException {
    Path run = Files.createDirectory(folder.resolve(name));
    Files.writeString(run.resolve("verdicts.jsonl"), lines(hub, questions, correct));
    return run.toString();
  }

  private static String lines(String hub, int questions, int correct) {
    List<String> lines = new ArrayList<>();
    for (int id = 0; id < questions; id++) {
      lines.add(
          "{\"answers\":\"%s.jsonl\",\"line\":%d,\"hub\":\"%s\",\"question_id\":%d,\"verdict\":\"%s\"}\n"
              .formatted(hub, id, hub, id, id < correct ? "correct" : "wrong_api"));
    }
    return String.join("", lines);
  }

  private static void assertUsageError(Run run, String... parts) {
    assertThat(run.exitCode()).as(run.out()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("apieval: ").contains(parts).doesNotContain("\tat ");
  }
}
