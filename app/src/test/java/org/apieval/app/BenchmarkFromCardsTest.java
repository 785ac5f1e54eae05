package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.dataset.DataSource;
import org.apieval.core.dataset.QuestionLine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * From model cards to a scored benchmark, with recorded answers of a model: some are wrapped in
 * other text, some are wrong, and one in each hub is of no use.
 */
class BenchmarkFromCardsTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "torchhub, 4, waveglow.md, the call is not one Python call",
    "tensorflowhub, 3, ssd.md, no JSON object",
    "huggingface, 3, distilbert-sst2.md, the card does not mention distilbert/",
  })
  void tenCardsBecomeABenchmarkThatIsScoredAndLinted(
      String hub, int good, String bad, String reason) throws Exception {
    catalogue(hub, good, bad, reason);
    requests(hub, good);
    split(hub);
    score(hub);
    lint(hub);
  }

  private void catalogue(String hub, int good, String bad, String reason) throws Exception {
    CommandLineFixture.Run run =
        run(
            "catalogue",
            "--cards",
            cards(hub),
            "--hub",
            hub,
            "--out",
            file("apis.jsonl"),
            "--model",
            recorded(hub, "catalogue"));

    assertThat(run.exitCode()).as(run.err()).isEqualTo(ExitCode.FAILED);
    assertThat(run.err())
        .contains(bad + ": " + reason)
        .endsWith(
            "%d of %d cards gave a record, in %s\n".formatted(good, good + 1, file("apis.jsonl")));
    assertThat(Files.readAllLines(folder.resolve("apis.rejected.jsonl")))
        .singleElement()
        .asString()
        .startsWith("{\"card\":\"" + bad + "\",\"reason\":\"" + reason);
    assertThat(records()).hasSize(good).allSatisfy(one -> assertThat(one.fields()).hasSize(10));
  }

  private void requests(String hub, int good) throws Exception {
    CommandLineFixture.Run run =
        run(
            "requests",
            "--catalogue",
            file("apis.jsonl"),
            "--hub",
            hub,
            "--per-api",
            "3",
            "--out",
            file("questions.jsonl"),
            "--model",
            recorded(hub, "requests"));

    assertThat(run.exitCode()).as(run.err()).isEqualTo(ExitCode.OK);
    List<QuestionLine> questions = questions("questions.jsonl");
    assertThat(questions).hasSize(3 * good);
    List<String> gold = new ArrayList<>();
    records()
        .forEach(
            record -> gold.addAll(List.of(record.apiCall(), record.apiCall(), record.apiCall())));
    assertThat(questions)
        .extracting(line -> line.question().goldCall())
        .containsExactlyElementsOf(gold);
  }

  private void split(String hub) {
    CommandLineFixture.Run run =
        run(
            "split",
            "--questions",
            file("questions.jsonl"),
            "--hub",
            hub,
            "--by",
            "api",
            "--test",
            "0.34",
            "--out",
            file("halves"));

    assertThat(run.exitCode()).as(run.err()).isEqualTo(ExitCode.OK);
    assertThat(questions("halves/test.jsonl")).hasSize(3);
    assertThat(run.out())
        .containsPattern("APIs +1 +0\n")
        .containsPattern("near-duplicate requests +3 +0\n");
  }

  /** Two right answers, and one that invents a model. */
  private void score(String hub) throws IOException {
    Question question = questions("halves/test.jsonl").get(0).question();
    String right =
        "<<<domain>>>: %s, <<<api_call>>>: %s".formatted(question.domain(), question.goldCall());
    String wrong = right.replaceFirst("[\\w.-]+(['\"][^'\"]*)$", "invented$1");
    Files.writeString(
        folder.resolve("answers.jsonl"), answer(1, right) + answer(2, right) + answer(3, wrong));

    CommandLineFixture.Run run =
        CommandLineFixture.run(
            "score",
            "--catalogue",
            file("apis.jsonl"),
            "--questions",
            file("halves/test.jsonl"),
            "--hub",
            hub,
            "--answers",
            file("answers.jsonl"),
            "--format",
            "json");

    assertThat(run.exitCode()).as(run.err()).isEqualTo(ExitCode.OK);
    JsonNode rates = new ObjectMapper().readTree(run.out()).at("/hubs/0/files/0");
    assertThat(rates.at("/accuracy/numerator").asInt()).as(run.out()).isEqualTo(2);
    assertThat(rates.at("/hallucination/numerator").asInt()).isEqualTo(1);
  }

  private static String answer(int id, String text) {
    return "{\"question_id\": %d, \"text\": \"%s\"}\n"
        .formatted(id, text.replace("\\", "\\\\").replace("\"", "\\\""));
  }

  private void lint(String hub) {
    CommandLineFixture.Run run =
        CommandLineFixture.run(
            "lint",
            "--catalogue",
            file("apis.jsonl"),
            "--questions",
            file("halves/test.jsonl"),
            "--train",
            file("halves/train.jsonl"),
            "--hub",
            hub,
            "--strict");

    assertThat(run.out()).isEqualTo(hub + ": nothing to report\n");
    assertThat(run.exitCode()).isEqualTo(ExitCode.OK);
  }

  @Test
  void cardsAloneGiveReducedRecords() throws Exception {
    for (String hub : List.of("torchhub", "tensorflowhub", "huggingface")) {
      CommandLineFixture.Run run =
          run("catalogue", "--cards", cards(hub), "--hub", hub, "--out", file(hub + ".jsonl"));

      assertThat(run.exitCode()).as(run.err()).isEqualTo(ExitCode.OK);
    }
    assertThat(calls("torchhub.jsonl"))
        .containsExactly(
            "torch.hub.load('intel-isl/MiDaS', 'MiDaS_small')",
            "torch.hub.load('pytorch/vision:v0.10.0', 'resnet18', pretrained=True)",
            "torch.hub.load(repo_or_dir='snakers4/silero-vad', model='silero_vad')",
            "torch.hub.load('NVIDIA/DeepLearningExamples:torchhub', 'nvidia_waveglow',"
                + " model_math='fp32')",
            "torch.hub.load('ultralytics/yolov5', 'yolov5s', pretrained=True)");
    assertThat(calls("tensorflowhub.jsonl"))
        .containsExactly(
            "tf.keras.Sequential([hub.KerasLayer('https://tfhub.dev/google/imagenet/mobilenet_v2_100_224/classification/5')])",
            "hub.load('https://tfhub.dev/tensorflow/ssd_mobilenet_v2/2')",
            "hub.load('https://tfhub.dev/google/universal-sentence-encoder/4')",
            "hub.load('https://tfhub.dev/google/yamnet/1')");
    assertThat(calls("huggingface.jsonl"))
        .containsExactly(
            "pipeline('text-classification',"
                + " model='distilbert/distilbert-base-uncased-finetuned-sst-2-english')",
            "pipeline('image-classification', model='google/vit-base-patch16-224')",
            "pipeline('automatic-speech-recognition', model='openai/whisper-tiny')",
            "SentenceTransformer('sentence-transformers/all-MiniLM-L6-v2')");
  }

  private List<String> calls(String name) {
    return DataSource.of(folder.resolve(name)).catalogue().items().stream()
        .map(ApiRecord::apiCall)
        .toList();
  }

  private List<ApiRecord> records() {
    return DataSource.of(folder.resolve("apis.jsonl")).catalogue().items();
  }

  private List<QuestionLine> questions(String name) {
    return DataSource.of(folder.resolve(name)).questions().items();
  }

  private static CommandLineFixture.Run run(String... arguments) {
    List<String> line = new ArrayList<>(List.of("dataset"));
    line.addAll(List.of(arguments));
    return CommandLineFixture.run(line.toArray(String[]::new));
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  static String cards(String hub) throws URISyntaxException {
    return Path.of(BenchmarkFromCardsTest.class.getResource("/cards/" + hub).toURI()).toString();
  }

  static String recorded(String hub, String task) throws URISyntaxException {
    return "recorded:"
        + Path.of(
            BenchmarkFromCardsTest.class
                .getResource("/cards/" + hub + "-" + task + ".jsonl")
                .toURI());
  }
}
