package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The known faults of the published data, with their numbers. */
class LintRealDataTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder;

  private Path gorilla = Path.of("");

  @BeforeEach
  void findData() {
    assumeThat(Repository.gorilla()).as("the published data").isPresent();
    gorilla = Repository.gorilla().orElseThrow();
  }

  @Test
  void theKnownFaultsAreFound() throws IOException {
    Map<String, Map<String, Long>> counts = counts(lint("--format=json").get("findings"));

    assertThat(counts.get("huggingface"))
        .containsEntry("unparsable-call", 15L)
        .containsEntry("gold-not-in-catalogue", 77L)
        .containsEntry("conflicting-domains", 3L)
        .containsEntry("shared-key", 14L)
        .containsEntry("unparsable-gold", 19L)
        .containsEntry("blank-answer", 3L)
        .doesNotContainKeys("unreadable-row", "call-without-key", "missing-answer");
    // 40 APIs stand in several entries; by the text of their calls it is 41.
    assertThat(counts.get("tensorflowhub"))
        .containsEntry("conflicting-domains", 4L)
        .containsEntry("shared-key", 36L)
        .containsEntry("duplicate-entry", 2L)
        .doesNotContainKeys("unparsable-call", "gold-not-in-catalogue", "unreadable-row");
    assertThat(counts.get("torchhub"))
        .containsEntry("unparsable-call", 7L)
        .containsEntry("unparsable-gold", 19L)
        .doesNotContainKeys("in-training-set", "shared-key", "conflicting-domains");
  }

  @Test
  void everyPromptBeginsWithItsQuestion() throws IOException {
    assertThat(lint("--format=json", "--rules=prompt-differs,id-without-gold").get("findings"))
        .isEmpty();
  }

  @Test
  void onlyQuestionsThatSpellAModelsNameAreSaidToNameIt() throws IOException {
    JsonNode findings = lint("--format=json", "--rules=names-its-api").get("findings");

    assertThat(findings)
        .extracting(finding -> finding.get("hub").asText() + " " + finding.get("line").asInt())
        .containsExactly(
            "huggingface 191",
            "huggingface 427",
            "huggingface 547",
            "huggingface 575",
            "huggingface 758",
            "tensorflowhub 231",
            "tensorflowhub 333",
            "tensorflowhub 430",
            "tensorflowhub 597",
            "tensorflowhub 603",
            "torchhub 44");
  }

  @Test
  void aGoldCallThatMatchesNoEntryIsScoredAHallucination() throws IOException {
    List<String> lost = new ArrayList<>();
    for (JsonNode finding :
        lint("--format=json", "--hub=huggingface", "--rules=gold-not-in-catalogue")
            .get("findings")) {
      if (finding.get("severity").asText().equals("error")) {
        lost.add(finding.get("line").asText());
      }
    }
    Path questions = gorilla.resolve("data/apibench/huggingface_eval.json");
    List<String> answers = new ArrayList<>();
    for (String line : Files.readAllLines(questions)) {
      int id = answers.size() + 1;
      JsonNode gold = JSON.readTree(line).get("api_call");
      answers.add(JSON.createObjectNode().put("question_id", id).set("text", gold).toString());
    }
    Path file = Files.write(folder.resolve("gold_huggingface.jsonl"), answers);

    run(
        "score",
        "--gorilla=" + gorilla,
        "--answers=" + file,
        "--out=" + folder.resolve("out"),
        "--quiet");
    List<String> hallucinations = new ArrayList<>();
    for (String verdict : Files.readAllLines(folder.resolve("out/verdicts.jsonl"))) {
      if (JSON.readTree(verdict).get("verdict").asText().equals("hallucination")) {
        hallucinations.add(JSON.readTree(verdict).get("question_id").asText());
      }
    }

    assertThat(lost).hasSize(4);
    assertThat(hallucinations).containsAll(lost);
  }

  private JsonNode lint(String... options) throws IOException {
    List<String> command = new ArrayList<>(List.of("lint", "--gorilla", gorilla.toString()));
    command.addAll(List.of(options));
    Run run = run(command.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    return JSON.readTree(run.out());
  }

  private static Map<String, Map<String, Long>> counts(JsonNode findings) {
    Map<String, Map<String, Long>> counts = new TreeMap<>();
    for (JsonNode finding : findings) {
      counts
          .computeIfAbsent(finding.get("hub").asText(), hub -> new TreeMap<>())
          .merge(finding.get("rule").asText(), 1L, Long::sum);
    }
    return counts;
  }
}
