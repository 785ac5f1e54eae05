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

class AuditCommandTest {

  @TempDir private Path folder;

  private final ObjectMapper json = new ObjectMapper();

  @Test
  void theSamplesAreAuditedWhereNothingIsNamed() {
    Run audit = run("audit", "--quiet");

    assertThat(audit.exitCode()).isZero();
    assertThat(audit.out())
        .contains("huggingface: 30 questions", "tensorflowhub: 30", "torchhub: 30")
        .contains("floor: one call for all", "ceiling: the gold calls", "best constant by ast")
        .doesNotContain("unexplained")
        .doesNotContain("arxiv");
  }

  @Test
  void everyDifferenceIsOneLine() throws IOException {
    Run lines = run("audit", "--quiet", "--hub", "torchhub", "--list");
    Run rows = run("audit", "--quiet", "--hub", "torchhub", "--list", "--format", "json");

    assertThat(lines.out().lines()).isNotEmpty().allMatch(line -> line.startsWith("torchhub "));
    assertThat(rows.out().lines()).hasSameSizeAs(lines.out().lines().toList());
    for (String row : rows.out().lines().toList()) {
      JsonNode difference = json.readTree(row);
      assertThat(difference.at("/ast/verdict").asText()).isNotEmpty();
      assertThat(difference.at("/official/verdict").asText()).isNotEmpty();
      assertThat(difference.get("accident").asText()).isNotEqualTo("unexplained");
    }
  }

  @Test
  void figuresAndDifferencesAreWrittenDown() throws IOException {
    run("audit", "--quiet", "--out", folder.toString());

    try (var files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("audit.json", "disagreements.jsonl", "gold.jsonl");
    }
    JsonNode audit = json.readTree(folder.resolve("audit.json").toFile());
    assertThat(audit.get("hubs")).hasSize(3);
    for (JsonNode hub : audit.get("hubs")) {
      long inHub = sum(hub.get("accidents"), "labels_differ");
      long inFiles = 0;
      for (JsonNode file : hub.get("files")) {
        assertThat(sum(file.get("accidents"), "labels_differ"))
            .isEqualTo(file.get("labels_differ").asLong());
        inFiles += file.get("labels_differ").asLong();
      }
      assertThat(inHub).isEqualTo(inFiles);
      assertThat(hub.at("/ceiling/ast/accuracy/numerator").asInt()).isEqualTo(30);
    }
    assertThat(run("audit", "--quiet", "--format", "json").out())
        .isEqualTo(Files.readString(folder.resolve("audit.json")));
  }

  @Test
  void documentsInPromptsGiveAFloor() throws IOException {
    Path prompts = folder.resolve("questions_torchhub_mine.jsonl");
    Files.writeString(
        prompts,
        "{\"question_id\": 1, \"text\": \"? Use this API documentation for reference: {}\"}\n");

    Run audit = run("audit", "--quiet", "--hub", "torchhub", "--prompts", prompts.toString());

    assertThat(audit.out()).contains("floor: one call a document, mine").contains("100.0%");
  }

  @Test
  void withoutCallTorchHubAnswersCountAsTheUserSays() throws IOException {
    List<String> files = SampleFiles.withoutCall(folder);

    assertThat(run(arguments(files, "--no-call", "hallucination")).out()).isEmpty();
    assertThat(run(arguments(files, "--no-call", "neither")).out())
        .contains("ast hallucination, official neither; no api_call section");
  }

  private static String[] arguments(List<String> files, String... others) {
    List<String> all = new ArrayList<>(List.of("audit", "--quiet", "--list"));
    all.addAll(files);
    all.addAll(List.of(others));
    return all.toArray(String[]::new);
  }

  private static long sum(JsonNode rows, String field) {
    long sum = 0;
    for (JsonNode row : rows) {
      sum += row.get(field).asLong();
    }
    return sum;
  }
}
