package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apieval.app.CommandLineFixture.Run;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.DataSource;
import org.apieval.core.dataset.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RetrieveCommandTest {

  @TempDir private Path folder;

  @Test
  void samplesAreAskedByEveryRetriever() {
    Run run = retrieve("--format", "csv");

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    List<String> rows = run.out().lines().skip(1).map(line -> hubAndRetriever(line)).toList();
    List<String> expected = new ArrayList<>();
    for (String hub : List.of("huggingface", "tensorflowhub", "torchhub")) {
      for (String id : List.of("bm25", "embedding", "hybrid", "lucene", "oracle")) {
        expected.add(hub + "," + id);
      }
    }
    assertThat(rows).isEqualTo(expected);
  }

  @Test
  void oracleIsMarkedAsAnUpperBoundInEveryFormat() {
    assertThat(retrieve("--retriever", "oracle").out()).contains("oracle (upper bound)");
    assertThat(retrieve("--retriever", "oracle", "--format", "csv").out()).contains("oracle,true");
    assertThat(retrieve("--retriever", "oracle", "--format", "json").out())
        .contains("\"upper_bound\": true");
  }

  @Test
  void settingsChangeWhatIsFound() {
    String byCall = figures("--set", "lucene.fields=api_call");
    String byDescription = figures("--set", "lucene.fields=description");

    assertThat(byCall).isNotEqualTo(byDescription);
  }

  @Test
  void promptsAreWrittenInTheFormThatIsReadAndLinted() throws IOException {
    Path out = folder.resolve("out");
    Run run =
        retrieve(
            "--hub",
            "torchhub",
            "--retriever",
            "lucene,none",
            "--top-k",
            "2",
            "--out",
            out.toString());

    assertThat(run.exitCode()).isZero();
    Path prompts = out.resolve("questions_torchhub_lucene.jsonl");
    DataFile<Prompt> read = DataSource.of(prompts).prompts();
    assertThat(read.problems()).isEmpty();
    assertThat(read.items())
        .hasSize(30)
        .allMatch(prompt -> prompt.text().contains("Use this API documentation for reference: {"));
    assertThat(Files.readString(out.resolve("questions_torchhub_none.jsonl")))
        .hasLineCount(30)
        .doesNotContain("Use this API documentation");
    assertThat(lint(prompts)).doesNotContain("error:").doesNotContain("prompt-differs");
  }

  @Test
  void sameRunWritesTheSamePrompts() throws IOException {
    for (String name : List.of("one", "two")) {
      retrieve("--retriever", "embedding", "--out", folder.resolve(name).toString());
    }

    String file = "questions_huggingface_embedding.jsonl";
    assertThat(folder.resolve("one").resolve(file))
        .hasSameBinaryContentAs(folder.resolve("two").resolve(file));
  }

  @Test
  void checkoutsQuestionsAreThoseThatItsPromptsAsk() throws IOException {
    Path checkout = SampleFiles.asCheckout("torchhub", folder.resolve("checkout"));
    String[] arguments = {
      "--gorilla", checkout.toString(), "--retriever", "bm25", "--format", "csv"
    };
    assertThat(retrieve(arguments).out().lines().skip(1))
        .hasSize(1)
        .first()
        .asString()
        .startsWith("torchhub,bm25,false,30,");

    Path prompts = checkout.resolve("gorilla/eval/eval-data/questions/torchhub");
    retrieve("--hub", "torchhub", "--retriever", "oracle", "--out", prompts.toString());
    Path file = prompts.resolve("questions_torchhub_oracle.jsonl");
    Files.write(file, Files.readAllLines(file).subList(0, 7));

    assertThat(retrieve(arguments).out().lines().skip(1).map(line -> line.split(",0|,1")[0]))
        .containsExactly("torchhub,recorded oracle,true,7", "torchhub,bm25,false,7");
  }

  @Test
  void wrongUsageIsOneSentence() {
    assertRefused(
        "no retriever \"embeding\"", "did you mean embedding?", "--retriever", "embeding");
    assertRefused("lucene has no setting \"x\"", "there is: fields", "--set", "lucene.x=1");
    assertRefused("lucene is no setting", "RETRIEVER.NAME=VALUE", "--set", "lucene");
    assertRefused("--top-k must be 1 or more", "0", "--top-k", "0");
    assertRefused("no hub \"x\"", "there is: huggingface", "--hub", "x");
    assertRefused("--catalogue goes with --questions FILE", "missing", "--catalogue", "x");
    assertRefused("--questions goes with --catalogue FILE", "missing", "--questions", "x");
    assertRefused(
        "--catalogue goes with --hub ID", "missing", "--catalogue", "x", "--questions", "y");
    assertRefused("--gorilla brings its own", "leave out", "--gorilla", ".", "--catalogue", "x");
    assertRefused("is not a Gorilla checkout", "data/api", "--gorilla", folder.toString());
  }

  private void assertRefused(String one, String other, String... arguments) {
    Run run = retrieve(arguments);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("apieval: ").contains(one, other).hasLineCount(1);
  }

  private String figures(String... settings) {
    List<String> arguments = new ArrayList<>(List.of("--retriever", "lucene", "--format", "csv"));
    arguments.addAll(List.of(settings));
    return retrieve(arguments.toArray(String[]::new))
        .out()
        .lines()
        .map(line -> line.substring(0, line.lastIndexOf(','))) // the time
        .toList()
        .toString();
  }

  private static String lint(Path prompts) throws IOException {
    Path folder = Files.createDirectories(prompts.resolveSibling("sample"));
    SampleFiles sample = SampleFiles.of("torchhub", folder);
    return run(
            "lint",
            "--hub",
            "torchhub",
            "--prompts",
            prompts.toString(),
            "--questions",
            sample.questions().toString())
        .out();
  }

  private Run retrieve(String... arguments) {
    List<String> all = new ArrayList<>(List.of("retrieve"));
    all.addAll(List.of(arguments));
    all.addAll(List.of("--set", "embedding.cache=" + folder.resolve("cache")));
    return run(all.toArray(String[]::new));
  }

  private static String hubAndRetriever(String line) {
    String[] cells = line.split(",");
    return cells[0] + "," + cells[1];
  }
}
