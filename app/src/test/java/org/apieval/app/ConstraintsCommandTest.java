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
import java.util.stream.Stream;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConstraintsCommandTest {

  private static final String SMALL = "torch.hub.load('a/b', 'small')";
  private static final String LARGE = "torch.hub.load('a/b', 'large')";
  private static final String SILENT = "torch.hub.load('a/b', 'silent')";

  private final ObjectMapper json = new ObjectMapper();

  @TempDir private Path folder;
  private Path catalogue = Path.of("");
  private Path questions = Path.of("");

  @BeforeEach
  void writeBenchmark() throws IOException {
    catalogue =
        write(
            "apis.jsonl",
            entry(SMALL, "{\"dataset\": \"ImageNet\", \"Top-1 error\": 30, \"params\": \"4M\"}"),
            entry(LARGE, "{\"dataset\": \"ImageNet\", \"top_1\": 81.5, \"params\": \"90M\"}"),
            entry(SILENT, "\"up to 3% better than before\""));
    questions =
        write(
            "questions.jsonl",
            question(1, SMALL, "below", 10_000_000, "parameters", ""),
            question(2, LARGE, "at_least", 75, "top-1 accuracy", "ImageNet"),
            "{\"question_id\": 3, \"text\": \"?\", " + call(SMALL) + "}");
  }

  private static String entry(String call, String performance) {
    return "{%s, \"performance\": %s}".formatted(call(call), performance);
  }

  private static String call(String call) {
    return "\"domain\": \"Pictures\", \"api_call\": \"" + call + "\"";
  }

  private static String question(
      int id, String gold, String bound, long value, String metric, String dataset) {
    return ("{\"question_id\": %d, \"text\": \"?\", %s, \"constraints\": [{\"metric\": \"%s\","
            + " \"dataset\": \"%s\", \"bound\": \"%s\", \"value\": %d}]}")
        .formatted(id, call(gold), metric, dataset, bound, value);
  }

  private Path write(String name, String... lines) throws IOException {
    return Files.write(folder.resolve(name), List.of(lines));
  }

  private Path answers(String... calls) throws IOException {
    List<String> lines = new ArrayList<>();
    for (String call : calls) {
      String text = json.writeValueAsString("<<<api_call>>>: " + call);
      lines.add("{\"question_id\": %d, \"text\": %s}".formatted(lines.size() + 1, text));
    }
    return write("answers.jsonl", lines.toArray(String[]::new));
  }

  private Run score(Path answers, String... more) {
    List<String> command =
        new ArrayList<>(
            List.of("score", "--hub=torchhub", "--catalogue", catalogue.toString(), "--questions"));
    command.addAll(List.of(questions.toString(), "--answers", answers.toString()));
    command.addAll(List.of(more));
    return run(command.toArray(String[]::new));
  }

  @Test
  void measuresListsWhatWasReadAndWhatWasNot() {
    Run run = run("dataset", "measures", "--catalogue", catalogue.toString());

    assertThat(run.exitCode()).isZero();
    assertThat(run.out().lines())
        .containsExactly(
            "1: top-1 accuracy on ImageNet 70%, higher is better, converted from an error",
            "1: parameters 4 million, lower is better",
            "2: top-1 accuracy on ImageNet 81.5%, higher is better",
            "2: parameters 90 million, lower is better",
            "3: not read: the text says more than figures (performance: up to 3% better than"
                + " before)");
    assertThat(run.err()).contains("3 of 3 entries state figures; 2 of them were read");
    assertThat(run("dataset", "measures", "--unread", "--catalogue", catalogue.toString()).out())
        .startsWith("3: not read");
  }

  @Test
  void measuresAsJsonHasAllOfThem() throws IOException {
    Run run = run("dataset", "measures", "--format=json", "--catalogue", catalogue.toString());

    JsonNode first = json.readTree(run.out().lines().findFirst().orElseThrow());
    assertThat(first.path("line").asInt()).isEqualTo(1);
    assertThat(first.path("measures").get(0).toString())
        .isEqualTo(
            "{\"dataset\":\"ImageNet\",\"part\":null,\"metric\":\"top-1 accuracy\",\"value\":70,"
                + "\"unit\":\"%\",\"direction\":\"higher\",\"converted\":true,"
                + "\"where\":\"performance.Top-1 error\"}");
  }

  @Test
  void brokenLinesAreNamedAndTheOthersRead() throws IOException {
    Path broken = write("broken.jsonl", "{\"domain\": \"D\"}", entry(SMALL, "{\"mAP\": 0.5}"));

    Run run = run("dataset", "measures", "--catalogue", broken.toString());

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("broken.jsonl:1: field \"api_call\" is missing");
    assertThat(run.out()).isEqualTo("2: mAP 50%, higher is better\n");
  }

  @Test
  void wrongInputIsSaid() {
    assertThat(run("dataset", "measures").err()).contains("--hub is missing; there is: ");
    assertThat(run("dataset", "measures", "--catalogue", folder.toString()).err())
        .contains("is a directory");
    Run run =
        run("dataset", "constraints", "--hub=torchhub", "--per-domain=0", "--gorilla=nowhere");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("--per-domain must be 1 or more, not 0");
  }

  @Test
  void constraintsAreWrittenForGivenQuestionsAndScored() throws IOException {
    Path out = folder.resolve("constrained.jsonl");
    String[] command = {
      "dataset",
      "constraints",
      "--hub=torchhub",
      "--catalogue",
      catalogue.toString(),
      "--questions",
      questions.toString(),
      "--seed=4",
      "--out",
      out.toString()
    };

    Run first = run(command);
    String written = Files.readString(out);

    assertThat(first.exitCode()).isZero();
    assertThat(first.err()).contains("3 of 3 questions have constraints, in ");
    assertThat(written.lines()).hasSize(3).allMatch(line -> line.contains("\"constraints\":[{"));
    run(command);
    assertThat(out).hasContent(written);
    questions = out;
    assertThat(score(answers(SMALL, LARGE, SMALL), "--format=csv").out())
        .contains(",constraint_met,constraint_met_low,")
        .contains(",1.000000,0.438503,1.000000,3,");
  }

  @Test
  void explainTellsWhetherConstraintsAreMet() throws IOException {
    String answers = answers(SMALL, SMALL).toString();
    List<String> command =
        List.of(
            "explain",
            "--hub=torchhub",
            "--catalogue=" + catalogue,
            "--questions=" + questions,
            "--answers=" + answers);

    assertThat(run(with(command, "--question=1")).out())
        .contains("parameters below 10 million", "met", "yes, parameters 4 million");
    Run second = run(with(command, "--question=2", "--json"));
    JsonNode told = json.readTree(second.out());
    assertThat(told.path("constraint").asText()).contains("top-1 accuracy on ImageNet");
    assertThat(told.path("constraint_met").asBoolean(true)).isFalse();
    assertThat(told.path("constraint_reason").asText()).contains("70%");
  }

  private static String[] with(List<String> command, String... more) {
    return Stream.concat(command.stream(), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void requestsOfADomainNeedNoQuestions() {
    Run run = run("dataset", "constraints", "--hub=torchhub", "--catalogue", catalogue.toString());

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).contains("10 requests with constraints, for 1 domain");
    assertThat(run.out().lines()).hasSize(10);
  }

  @Test
  void aCatalogueWithoutFiguresGivesNone() throws IOException {
    catalogue = write("silent.jsonl", entry(SILENT, "null"));

    Run run = run("dataset", "constraints", "--hub=torchhub", "--catalogue", catalogue.toString());

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("0 requests with constraints");
  }

  @Test
  void scoresSayWhetherConstraintsAreMet() throws IOException {
    Path out = folder.resolve("results");

    Run run = score(answers(SMALL, SILENT, SILENT), "--out", out.toString());

    assertThat(run.out()).contains("constraint").contains("50.0%");
    assertThat(run.err())
        .contains(
            "torchhub: Constraints are met by 100.0% of the gold calls, by 50.0% of one call for"
                + " all, and by 33.3% by chance.");
    List<String> verdicts = Files.readAllLines(out.resolve("verdicts.jsonl"));
    assertThat(verdicts.get(0))
        .contains(
            "\"constraint\":\"parameters below 10 million\",\"constraint_met\":true,"
                + "\"constraint_reason\":\"parameters 4 million\"");
    assertThat(verdicts.get(1))
        .contains("\"verdict\":\"correct\"", "\"constraint_met\":false")
        .contains("\"unknown: the entry states no top-1 accuracy on ImageNet\"");
    assertThat(verdicts.get(2)).doesNotContain("constraint");
    JsonNode hub = json.readTree(out.resolve("summary.json").toFile()).path("hubs").get(0);
    assertThat(hub.path("constraint_ceiling").path("rate").asDouble()).isEqualTo(1);
    assertThat(hub.path("constraint_floor").path("numerator").asInt()).isEqualTo(1);
    assertThat(hub.path("constraint_chance").asDouble()).isEqualTo(0.333333);
    assertThat(hub.path("total").path("constraint_met").path("denominator").asInt()).isEqualTo(2);
  }

  @Test
  void hallucinationsAndUnscoredAnswersMeetNothing() throws IOException {
    Path out = folder.resolve("results");
    Path answers =
        write(
            "some.jsonl",
            "{\"question_id\": 1, \"text\": \"no idea\"}",
            "{\"question_id\": 2, \"text\": null}");

    score(answers, "--out", out.toString());

    List<String> verdicts = Files.readAllLines(out.resolve("verdicts.jsonl"));
    assertThat(verdicts.get(0))
        .contains("\"constraint_met\":false", "\"no API of the domain was called\"");
    assertThat(verdicts.get(1)).contains("\"constraint_met\":null", "\"the answer is unscored\"");
  }

  @Test
  void writtenResultsKeepTheRate() throws IOException {
    Path out = folder.resolve("results");
    score(answers(SMALL, SILENT, SILENT), "--out", out.toString());

    String fromSummary = run("report", out.toString(), "--format=markdown").out();
    Files.delete(out.resolve("summary.json"));
    String fromVerdicts = run("report", out.toString(), "--format=markdown").out();

    assertThat(fromSummary).contains("| constraint met |").contains("| 50.0% |");
    assertThat(fromVerdicts).isEqualTo(fromSummary);
  }

  @Test
  void questionsWithoutConstraintsLeaveNoTrace() throws IOException {
    questions = write("plain.jsonl", "{\"question_id\": 1, \"text\": \"?\", " + call(SMALL) + "}");
    Path out = folder.resolve("results");

    for (String format : List.of("table", "csv", "json", "markdown", "latex")) {
      Run run = score(answers(SMALL), "--format=" + format, "--out", out.toString());
      assertThat(run.out() + run.err()).as(format).doesNotContain("constraint");
    }
    assertThat(Files.readString(out.resolve("verdicts.jsonl"))).doesNotContain("constraint");
    assertThat(Files.readString(out.resolve("summary.json"))).doesNotContain("constraint");
  }

  @Test
  void thresholdsCanAskForConstraints() throws IOException {
    assertThat(score(answers(SMALL, SILENT), "--fail-under=constraint_met=0.6").exitCode())
        .isEqualTo(1);
    assertThat(score(answers(SMALL, SILENT), "--fail-under=constraint_met=0.5").exitCode())
        .isZero();
  }
}
