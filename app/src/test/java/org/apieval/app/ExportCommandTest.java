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

class ExportCommandTest {

  @TempDir private Path folder;

  private final ObjectMapper json = new ObjectMapper();

  @Test
  void theSamplesBecomeChats() throws IOException {
    Run run = export("--retriever=oracle");

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("examples: 90 (huggingface 30, tensorflowhub 30, torchhub 30)\n")
        .contains("tokens by cl100k_base: ")
        .contains("longer than 2048 tokens: none");
    for (JsonNode line : lines()) {
      String user = line.get("messages").get(0).get("content").asText();
      String call = line.get("messages").get(1).get("content").asText();
      String document = user.split("\n Use this API documentation for reference: ")[1];
      assertThat(json.readTree(document).get("api_call").asText()).isEqualTo(call);
    }
  }

  @Test
  void aModelIsTrainedOnWhatARunWouldAskIt() throws IOException {
    export("--hub=torchhub", "--retriever=bm25");
    run(
        "run",
        "--hub=torchhub",
        "--model=retrieved",
        "--retriever=bm25",
        "--quiet",
        "--out=" + folder.resolve("run"));

    List<String> asked = new ArrayList<>();
    Path answers = folder.resolve("run/torchhub.retrieved.bm25.paper/answers.jsonl");
    for (String line : Files.readAllLines(answers)) {
      asked.add(json.readTree(line).get("prompt").asText());
    }
    assertThat(lines())
        .extracting(line -> line.get("messages").get(0).get("content").asText())
        .isEqualTo(asked);
  }

  @Test
  void fullAnswersAreRightOnes() throws IOException {
    export("--hub=huggingface", "--target=answer", "--format=paper");
    SampleFiles sample = SampleFiles.of("huggingface", folder);
    List<String> answers = new ArrayList<>();
    List<String> questions = Files.readAllLines(sample.questions());
    for (JsonNode line : lines()) {
      String id = json.readTree(questions.get(answers.size())).get("question_id").toString();
      answers.add("{\"question_id\": %s, \"text\": %s}".formatted(id, line.get("agent")));
    }
    Path file = Files.write(folder.resolve("answers.jsonl"), answers);

    Run scored =
        run(
            "score",
            "--hub=huggingface",
            "--catalogue=" + sample.catalogue(),
            "--questions=" + sample.questions(),
            "--answers=" + file,
            "--fail-under=accuracy=1",
            "--quiet");

    assertThat(scored.exitCode()).as(scored.err()).isZero();
  }

  @Test
  void theSameInputGivesTheSameBytes() throws IOException {
    export("--trainer=llama-factory", "--base-model=m");
    List<String> before = contents();
    export("--trainer=llama-factory", "--base-model=m");

    assertThat(before).hasSize(4);
    assertThat(contents()).isEqualTo(before);
  }

  @Test
  void aTrainerGetsItsSettingsAndItsFormat() throws IOException {
    Run run = export("--trainer=trl", "--base-model=huggyllama/llama-7b", "--devices=8");

    assertThat(run.out()).contains("train: cd " + folder + " && trl sft --config trl.yaml");
    assertThat(lines().get(0).has("completion")).isTrue();
    assertThat(folder.resolve("trl.yaml")).content().contains("num_processes: 8");
  }

  @Test
  void brokenLinesAreToldAndCountedInTheExitCode() throws IOException {
    Path questions =
        Files.writeString(
            folder.resolve("train.jsonl.in"),
            """
            {"text": "Show a cat.", "domain": "Zoo", "api_call": "torch.hub.load('a/b', 'c')"}
            {"text": "Show a cat.", "domain": "Zoo"}
            """);

    Path catalogue =
        Files.writeString(
            folder.resolve("apis.jsonl"), "{\"domain\": \"Zoo\", \"api_call\": \"f()\"}\n");

    Run run =
        export(
            "--hub=torchhub",
            "--questions=" + questions,
            "--catalogue=" + catalogue,
            "--retriever=oracle");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).isEqualTo(questions + ":2: field \"api_call\" is missing\n");
    assertThat(run.out()).contains("without a document, as none was found: 1");
    assertThat(lines()).hasSize(1);
  }

  @Test
  void longExamplesAreToldAndLeftOutIfWanted() throws IOException {
    assertThat(export("--hub=torchhub", "--max-length=40").out())
        .containsPattern("longer than 40 tokens: \\d+, which a trainer cuts \\(torchhub/");
    int all = lines().size();

    assertThat(export("--hub=torchhub", "--max-length=40", "--drop-long").out())
        .contains(", left out (");
    assertThat(lines()).hasSizeBetween(1, all - 1);
    JsonNode manifest = json.readTree(folder.resolve("export.json").toFile());
    assertThat(manifest.get("left_out").size() + lines().size()).isEqualTo(all);
    assertThat(manifest.get("tokens").get("longest").asInt()).isLessThanOrEqualTo(40);
  }

  @Test
  void aRetrieverNeedsDocuments() throws IOException {
    Path questions = SampleFiles.of("torchhub", folder).questions();

    Run run = export("--hub=torchhub", "--questions=" + questions, "--retriever=bm25");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("--retriever bm25 has no documents to find: name them with --catalogue FILE");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--format=shareGPT | no format \"shareGPT\"; there is: openai, sharegpt, paper,",
        "--target=calls | did you mean call?",
        "--encoding=base | no encoding \"base\"",
        "--retriever=bm26 | no retriever \"bm26\"",
        "--trainer=trl | --trainer goes with --base-model NAME, which is missing",
        "--base-model=m | go with --trainer ID, which is missing",
        "--top-k=0 | must be 1 or more",
        "--questions=nowhere.jsonl | --questions goes with --hub ID, which is missing",
        "--catalogue=nowhere.jsonl | --catalogue goes with --questions FILE, which is missing",
        "--gorilla=nowhere | no such folder: nowhere"
      })
  void wrongUsageIsOneSentence(String option, String message) {
    Run run = export(option);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("apieval: ").contains(message);
    assertThat(folder).as("nothing is written").isEmptyDirectory();
  }

  @Test
  void theParentCommandSaysWhatThereIs() {
    Run run = run("dataset");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("a command is missing: ").contains("export");
  }

  private Run export(String... options) {
    List<String> all = new ArrayList<>(List.of("dataset", "export", "--quiet", "--out=" + folder));
    all.addAll(List.of(options));
    return run(all.toArray(String[]::new));
  }

  private List<JsonNode> lines() throws IOException {
    List<JsonNode> lines = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve("train.jsonl"))) {
      lines.add(json.readTree(line));
    }
    return lines;
  }

  private List<String> contents() throws IOException {
    List<String> contents = new ArrayList<>();
    for (String name :
        List.of("train.jsonl", "export.json", "llama-factory.yaml", "dataset_info.json")) {
      contents.add(Files.readString(folder.resolve(name)));
    }
    return contents;
  }
}
