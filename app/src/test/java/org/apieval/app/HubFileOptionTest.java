package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HubFileOptionTest {

  @TempDir private Path folder;

  private String zoo = "";

  @BeforeEach
  void writeAHub() throws IOException {
    write(
        "apis.json",
        "[",
        "  {\"name\": \"Cats\", \"call\": \"zoo.load('cat')\", \"ask\": [\"A cat.\", \"Miaow?\"]},",
        "  {\"name\": \"Dogs\",",
        "   \"call\": \"zoo.load('dog')\", \"ask\": \"A dog.\",}",
        "  {\"name\": \"Web\", \"call\": \"GET /zoo\"}",
        "]");
    zoo =
        write(
            "zoo.yaml",
            "id: zoo",
            "functions: [{name: zoo.load, required: [name]}]",
            "catalogue: {files: apis.json, call: call, domain: name}",
            "questions: {in-catalogue: ask}");
  }

  private String write(String name, String... lines) throws IOException {
    return Files.writeString(folder.resolve(name), String.join("\n", lines) + "\n").toString();
  }

  @Test
  void goldCallsAreScoredWhereThereAreNoAnswers() {
    Run score = run("score", "--hub-file", zoo, "--format=csv");

    assertThat(score.exitCode()).isZero();
    assertThat(score.out()).contains("zoo,gold calls,").doesNotContain("torchhub");
    assertThat(score.err())
        .contains(
            "zoo: there are no answers, so its gold calls are scored",
            "zoo: 1 of 3 entries have no key",
            folder.resolve("apis.json") + ":4: broken JSON at column");
  }

  @Test
  void dataFromElsewhereMakeItsOwnNeedless() throws IOException {
    String apis = write("apis.jsonl", "{\"domain\": \"Cats\", \"api_call\": \"zoo.load('cat')\"}");
    String asked =
        write(
            "asked.jsonl",
            "{\"question_id\": 1, \"text\": \"A cat.\", \"domain\": \"Cats\","
                + " \"api_call\": \"zoo.load('cat')\"}");
    String answers = write("answers.jsonl", "{\"question_id\": 1, \"text\": \"zoo.load('cat')\"}");
    Files.delete(folder.resolve("apis.json"));

    Run alone = run("score", "--hub-file", zoo);
    Run score =
        run(
            "score",
            "--hub-file=" + zoo,
            "--catalogue=" + apis,
            "--questions=" + asked,
            "--answers=" + answers,
            "--format=csv");

    assertThat(alone.exitCode()).isEqualTo(2);
    assertThat(alone.err()).contains("zoo.yaml:3:", "is a file that is not there");
    assertThat(score.exitCode()).isZero();
    assertThat(score.out()).contains("zoo,answers.jsonl,");
  }

  @Test
  void answersAreThoseOfTheOption() throws IOException {
    String answers =
        write(
            "answers.jsonl",
            "{\"question_id\": \"apis/1/2\", \"text\": \"zoo.load(name='cat')\"}",
            "{\"question_id\": \"apis/2/1\", \"text\": \"zoo.load('cat')\"}");

    Run score = run("score", "--hub-file", zoo, "--answers", answers, "--quiet");
    Run explain = run("explain", "--hub-file", zoo, "--answers", answers, "--question=apis/2/1");

    assertThat(score.out()).containsPattern("zoo +answers +2 +50.0%");
    assertThat(explain.out())
        .contains(
            "wrong_api", "A dog.", "matches    " + folder.resolve("apis.json") + ":2, Cats: zoo.");
  }

  @Test
  void lintTellsFileAndLineOfEntries() {
    Run lint = run("lint", "--hub-file", zoo);

    String apis = folder.resolve("apis.json").toString();
    assertThat(lint.out())
        .contains(
            apis + ":4: warning: broken JSON",
            apis + ":5: error: Python refuses this call",
            "only an answer that repeats its text can match it");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "retrieve --retriever bm25,oracle",
        "run --model retrieved --retriever bm25 --dry-run"
      })
  void questionsAreThoseOfTheHubFile(String command) {
    Run run = run((command + " --hub-file " + zoo).split(" "));

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("zoo").doesNotContain("torchhub");
    assertThat(run.err()).doesNotContain("gold calls");
  }

  @Test
  void auditSaysThatThereIsNoPublishedScript() {
    Run audit = run("audit", "--hub-file", zoo);

    assertThat(audit.exitCode()).isEqualTo(2);
    assertThat(audit.err()).contains("hubs with published scripts", "but not zoo");
  }

  @Test
  void hubIsChosenAmongSeveralFilesAndPlugins() throws IOException {
    String ark = write("ark.yaml", "id: ark", "functions: any", "catalogue: apis.json");

    Run chosen = run("score", "--hub-file", zoo, "--hub-file", ark, "--hub=zoo", "--format=csv");
    Run builtIn = run("score", "--hub-file", zoo, "--hub=torchhub", "--format=csv");
    Run unknown = run("score", "--hub-file", zoo, "--hub=zooo");

    assertThat(chosen.out()).contains("zoo,").doesNotContain("ark,");
    assertThat(builtIn.out()).contains("torchhub,").doesNotContain("zoo,");
    assertThat(unknown.exitCode()).isEqualTo(2);
    assertThat(unknown.err()).contains("no hub \"zooo\"", "did you mean zoo?");
  }

  @Test
  void onlyRulesAreTakenWhereDataAreNamed() throws IOException {
    SampleFiles sample =
        SampleFiles.of("tensorflowhub", Files.createDirectory(folder.resolve("sample")));
    String tensorflow =
        write(
            "tf.yaml",
            "id: tf",
            "functions: [{name: KerasLayer, modules: [hub, tensorflow_hub], required: [handle]}]");

    Run score =
        run(
            "score",
            "--hub-file=" + tensorflow,
            "--catalogue=" + sample.catalogue(),
            "--questions=" + sample.questions(),
            "--answers=" + sample.answers().get(0),
            "--format=csv");

    assertThat(score.exitCode()).isZero();
    assertThat(score.out()).contains("tf,");
  }

  @Test
  void checkoutMustHaveTheDataOfADescribedHub() throws IOException {
    Path checkout = SampleFiles.asCheckout("torchhub", folder.resolve("checkout"));

    Run score = run("score", "--hub-file", zoo, "--gorilla", checkout.toString());

    assertThat(score.exitCode()).isEqualTo(2);
    assertThat(score.err()).contains("no catalogue for zoo", "zoo_api.jsonl", "torchhub");
  }

  @Test
  void whatIsMissingInAHubFileIsNamed() throws IOException {
    String bare = write("bare.yaml", "id: bare", "functions: any");
    String asking = write("ask.yaml", "id: ask", "functions: any", "catalogue: apis.json");
    String taken = write("taken.yaml", "id: torchhub", "functions: any");

    assertThat(run("score", "--hub-file", bare).err())
        .isEqualTo(
            "apieval: %s names no catalogue: add one to it, or --catalogue FILE and --questions FILE%n"
                .formatted(bare));
    assertThat(run("score", "--hub-file", asking).err())
        .contains(asking + " names no questions: add them to it");
    assertThat(run("score", "--hub-file", taken).err())
        .contains(taken + ":1:5: id is \"torchhub\", which is another hub's");
    assertThat(run("score", "--hub-file", zoo, "--hub-file", zoo + "x").err())
        .contains("no such file: " + zoo + "x");
  }
}
