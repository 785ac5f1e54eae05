package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** What the audit says of the answers published with the Gorilla paper, where they are at hand. */
class AuditRealDataTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private static Path folder;

  private static JsonNode figures = JSON.createObjectNode();
  private static final Map<String, JsonNode> DIFFERENCES = new HashMap<>();

  @BeforeAll
  static void audit() throws IOException {
    assumeThat(Repository.gorilla()).as("the published data").isPresent();
    run("audit", "--quiet", "--gorilla=" + Repository.gorilla().orElseThrow(), "--out=" + folder);
    figures = JSON.readTree(folder.resolve("audit.json").toFile());
    for (String line : Files.readAllLines(folder.resolve("disagreements.jsonl"))) {
      JsonNode row = JSON.readTree(line);
      DIFFERENCES.put(row.get("answers").asText() + " " + row.get("question_id").asText(), row);
    }
  }

  @Test
  void everyDifferenceHasAReason() {
    assertThat(DIFFERENCES.values())
        .hasSizeGreaterThan(1_000)
        .extracting(row -> row.get("accident").asText())
        .doesNotContain("unexplained");
    assertThat(labelsDiffer()).isEqualTo(counted());
  }

  private static long labelsDiffer() {
    return DIFFERENCES.values().stream()
        .filter(row -> row.get("differs").asText().equals("label"))
        .count();
  }

  private static long counted() {
    long counted = 0;
    for (JsonNode hub : figures.get("hubs")) {
      for (JsonNode file : hub.get("files")) {
        counted += file.get("labels_differ").asLong();
      }
    }
    return counted;
  }

  @ParameterizedTest
  @CsvFileSource(resources = "audit-spot-checks.csv", numLinesToSkip = 1)
  void theReasonIsTheOneThatAReaderFound(
      String hub, String answers, String question, String ast, String official, String accident) {
    String file = "response_%s_Gorilla_%s.jsonl".formatted(hub, answers);

    JsonNode row = DIFFERENCES.get(file + " " + question);

    assertThat(row).isNotNull();
    assertThat(row.at("/ast/verdict").asText()).isEqualTo(ast);
    assertThat(row.at("/official/verdict").asText()).isEqualTo(official);
    assertThat(row.get("accident").asText()).isEqualTo(accident);
  }

  /** Ceilings in percent: correct, hallucination, neither, as the published scripts have them. */
  @ParameterizedTest
  @CsvSource({
    "torchhub, 100.0, 0, 0, 84.9",
    "huggingface, 95.28, 2.20, 2.52, 4.6",
    "tensorflowhub, 96.08, 0, 3.92, 30.1"
  })
  void ceilingsAndFloorsAreKnown(
      String hub, double correct, double hallucination, double neither, double floor) {
    JsonNode audit = hub(hub);

    assertThat(percent(audit, "/ceiling/official/accuracy")).isCloseTo(correct, within(0.005));
    assertThat(percent(audit, "/ceiling/official/hallucination"))
        .isCloseTo(hallucination, within(0.005));
    assertThat(percent(audit, "/ceiling/official/neither")).isCloseTo(neither, within(0.005));
    assertThat(percent(audit, "/floor/official/accuracy")).isCloseTo(floor, within(0.1));
    assertThat(percent(audit, "/ceiling/ast/accuracy")).isGreaterThan(99);
  }

  @Test
  void onTorchHubAClassifierThatAnswersAlwaysIsTheFloorForBoth() {
    assertThat(percent(hub("torchhub"), "/floor/ast/accuracy")).isCloseTo(84.9, within(0.05));
    assertThat(hub("torchhub").at("/floor/ast/domain").asText()).isEqualTo("Classification");
  }

  @Test
  void everyPromptFileWithDocumentsHasAFloorBetweenTheOtherFloorAndTheCeiling() {
    for (JsonNode hub : figures.get("hubs")) {
      assertThat(hub.get("document_floors")).hasSize(3);
      for (JsonNode floor : hub.get("document_floors")) {
        assertThat(percent(floor, "/accuracy/ast"))
            .isGreaterThanOrEqualTo(percent(hub, "/floor/ast/accuracy"));
      }
    }
  }

  @Test
  void printedFiguresAreMarkedWhereTheyAgree() {
    JsonNode file =
        figures.findParents("published").stream()
            .filter(row -> row.get("answers").asText().contains("huggingface_Gorilla_FT_0_shot"))
            .findFirst()
            .orElseThrow();

    assertThat(file.at("/published/0/hallucination_agrees").asBoolean()).isTrue();
    assertThat(file.at("/published/0/accuracy_agrees").asBoolean()).isFalse();
  }

  private static JsonNode hub(String id) {
    for (JsonNode hub : figures.get("hubs")) {
      if (hub.get("hub").asText().equals(id)) {
        return hub;
      }
    }
    throw new NoSuchElementException(id);
  }

  private static double percent(JsonNode row, String path) {
    return 100 * row.at(path + "/numerator").asDouble() / row.at(path + "/denominator").asDouble();
  }
}
