package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apieval.app.CommandLineFixture.Run;
import org.apieval.core.lint.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LintCommandTest {

  private static final String ENTRY =
      "{\"domain\": \"D\", \"api_call\": \"torch.hub.load('a/b', 'c')\"}\n";

  @TempDir private Path folder;

  @Test
  void withoutFilesTheSamplesAreChecked() {
    Run run = run("lint");

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("huggingface/sample/catalogue.jsonl:26: error: Python refuses this call (")
        .contains("[unparsable-call]\n")
        .contains("\n\nhuggingface: 1 error, 5 warnings\n")
        .contains("      2 unparsable-call  1 error, 1 warning\n")
        .contains("\ntensorflowhub: ")
        .contains("\ntorchhub: ");
    assertThat(run("lint", "--hub", "torchhub").out()).doesNotContain("huggingface");
  }

  @Test
  void aCheckoutIsCheckedWithWhatIsThere() throws IOException {
    Path checkout = SampleFiles.asCheckout("torchhub", folder);
    Path prompts = checkout.resolve("gorilla/eval/eval-data/questions/torchhub/p.jsonl");
    Files.createDirectories(prompts.getParent());
    Files.writeString(prompts, "{\"question_id\": \"nobody\", \"text\": \"T\"}\n");
    Files.writeString(checkout.resolve("data/apibench/torchhub_train.json"), "null\n");

    Run run = run("lint", "--gorilla", checkout.toString());

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("torchhub_api.jsonl:7: warning: ")
        .contains("torchhub_train.json:1: warning: this file has no row")
        .contains("p.jsonl:1: warning: there is no question nobody")
        .contains("poor.jsonl:14: warning: no answer was recorded");
  }

  @Test
  void theAnswersOfACheckoutCanBeChosen() throws IOException {
    Path checkout = SampleFiles.asCheckout("torchhub", folder);
    String[] command = {"lint", "--gorilla", checkout.toString(), "--answers", "good.jsonl"};

    assertThat(run(command).exitCode()).isZero();
    assertThat(run(command).out()).contains("torchhub: ").doesNotContain("poor.jsonl");
  }

  @Test
  void onlyStrictTurnsErrorsIntoAnExitCode() throws IOException {
    Path good = Files.writeString(folder.resolve("torchhub_1"), ENTRY);
    Path bad = Files.writeString(folder.resolve("torchhub_2"), ENTRY + "null\n");

    assertThat(run("lint", "--catalogue", bad.toString()).exitCode()).isZero();
    assertThat(run("lint", "--strict", "--catalogue", bad.toString()).exitCode()).isEqualTo(1);
    assertThat(run("lint", "--strict", "--catalogue", good.toString()).exitCode()).isZero();
    assertThat(
            run("lint", "--strict", "--rules=shared-key", "--catalogue", bad.toString()).exitCode())
        .isZero();
  }

  @Test
  void whatIsNotShownIsCountedAllTheSame() {
    Run run = run("lint", "--hub", "torchhub", "--severity", "error");

    assertThat(run.out())
        .startsWith("torchhub: 4 warnings, 1 info (5 not shown)\n")
        .doesNotContain("catalogue.jsonl");
    assertThat(run("lint", "--hub", "torchhub", "--severity", "warning").out())
        .contains("warning: ", "(1 not shown)")
        .doesNotContain("info: ");
  }

  @Test
  void onlyTheWantedRulesAreShownAndCounted() {
    assertThat(run("lint", "--hub=torchhub", "--rules=null-answer,unparsable-gold").out().lines())
        .hasSize(2 + 1 + 3)
        .noneMatch(line -> line.contains("unparsable-call"));
  }

  @Test
  void jsonIsOneObjectOfFindingsAndCountsInPlainAscii() throws IOException {
    String half = "{\"domain\": \"\\ud800\\u202e\", \"api_call\": \"torch.hub.load('a')\"}\n";
    Path file = folder.resolve("torchhub\u00e4\u202e.jsonl");
    Files.writeString(file, half + half.replace("\\ud800", "B") + "null\n");

    Run run = run("lint", "--format", "json", "--catalogue", file.toString());
    JsonNode json = new ObjectMapper().readTree(run.out());

    assertThat(run.out()).containsPattern("\\A[\\x20-\\x7e]*\\n\\z");
    assertThat(json.fieldNames()).toIterable().containsExactly("findings", "counts");
    JsonNode first = json.get("findings").get(0);
    assertThat(first.fieldNames())
        .toIterable()
        .containsExactly("severity", "rule", "file", "line", "hub", "message");
    assertThat(first.get("rule").asText()).isEqualTo("conflicting-domains");
    assertThat(first.get("file").asText()).isEqualTo(file.toString());
    assertThat(first.get("line").asInt()).isEqualTo(1);
    assertThat(first.get("message").asText()).contains("\\ud800\\u202e");
    assertThat(json.get("counts").get(0).toString())
        .isEqualTo(
            "{\"hub\":\"torchhub\",\"error\":1,\"warning\":1,\"info\":0,"
                + "\"rules\":{\"conflicting-domains\":1,\"unreadable-row\":1}}");
  }

  @Test
  void aTerminalShowsErrorsInRedAndNoForeignControls() throws IOException {
    Path file = folder.resolve("torchhub");
    Files.writeString(file, ENTRY + "{\"\u001b[5m\n" + ENTRY.replace("\"D\"", "\"\\u001b[5m\""));
    Terminal colours = new Terminal(true, true, false, true, 80);

    String out = run(colours, "", "lint", "--catalogue", file.toString()).out();

    assertThat(out).contains(":2: \u001b[31merror\u001b[0m: ").contains("\\x1b[5m");
    assertThat(out.replaceAll("\u001b\\[(0|31|33)m", "")).doesNotContain("\u001b");
    assertThat(run("lint", "--catalogue", file.toString()).out()).doesNotContain("\u001b");
  }

  @Test
  void helpNamesEveryRule() {
    String help = run("lint", "--help").out().replaceAll("-\\s+", "-");

    assertThat(Stream.of(Rule.values()).map(Rule::id)).allMatch(help::contains);
  }
}
