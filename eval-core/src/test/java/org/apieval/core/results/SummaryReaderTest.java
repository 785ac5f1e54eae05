package org.apieval.core.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;
import org.apieval.core.EvalException;
import org.apieval.core.report.ScoredFiles;
import org.apieval.core.report.Summary;
import org.apieval.core.report.SummaryJson;
import org.apieval.core.report.SummaryTable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SummaryReaderTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private static Path file;

  @BeforeAll
  @BeforeContainer
  static void makeFile() throws IOException {
    file = Files.createTempFile("summary", ".json");
  }

  @AfterAll
  @AfterContainer
  static void deleteFile() throws IOException {
    Files.deleteIfExists(file);
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void whatWasWrittenIsReadAgain(@ForAll("summaries") List<Summary> summaries) throws IOException {
    // The file has one group a hub and scorer.
    List<Summary> grouped =
        summaries.stream()
            .sorted(Comparator.comparing(Summary::hub).thenComparing(Summary::scorer))
            .toList();

    assertThat(read(new SummaryJson("1").render(grouped))).isEqualTo(grouped);
  }

  @ParameterizedTest
  @CsvSource({"real", "both", "official", "odd", "empty"})
  void allFiguresOfGoldensAreReadAgain(String golden) throws IOException {
    String text;
    try (var in = Summary.class.getResourceAsStream(golden + ".json")) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    JsonNode figures = JSON.readTree(text);
    // What was scored against, and what could be reached, is not a file's figure.
    for (JsonNode hub : figures.get("hubs")) {
      ((ObjectNode) hub)
          .remove(List.of("catalogue", "questions", "ceiling", "floor", "floor_call"));
    }

    assertThat(JSON.readTree(new SummaryJson("1.2.3").render(read(text)))).isEqualTo(figures);
  }

  @Test
  void readsTheFirstFilesThatNamedTheirScorerOnce() throws IOException {
    Summary summary = Summary.of(ScoredFiles.file("torchhub", "a", "Cx 2, H 1", 0));
    ObjectNode json = (ObjectNode) JSON.readTree(new SummaryJson("1").render(List.of(summary)));
    ((ObjectNode) json.at("/hubs/0")).remove("scorer");

    assertThat(read(json.toString())).containsExactly(summary);
    assertThat(read(json.put("scorer", "ast").toString())).containsExactly(summary);
  }

  @Test
  void fieldsOfLaterVersionsAreLeftOutAndCountsThatAreMissingAreNone() throws IOException {
    Summary summary = Summary.of(ScoredFiles.file("torchhub", "a", "C 2, H 1, U 1", 1));
    ObjectNode json = (ObjectNode) JSON.readTree(new SummaryJson("1").render(List.of(summary)));
    ((ObjectNode) json.at("/hubs/0")).put("catalogue", "x").putObject("ceiling").put("rate", 1);
    ObjectNode written = (ObjectNode) json.at("/hubs/0/files/0");
    written.put("news", true).remove(List.of("unscored", "problems", "unreadable_lines"));
    ((ObjectNode) written.get("hallucination_kinds")).put("unheard_of", 3);

    Summary found = read(json.toString()).get(0);
    assertThat(found.rates()).isEqualTo(summary.rates());
    assertThat(found.kinds()).isEqualTo(summary.kinds());
    assertThat(found.unscored() + found.problems() + found.unreadableLines()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{}                                        | hubs: it is missing",
        "[]                                        | summary: expected an object",
        "{\"hubs\": 1}                             | hubs: expected a list",
        "{\"hubs\": [1]}                           | hubs[0]: expected an object",
        "{\"hubs\": [{\"scorer\": \"me\"}]}        | hubs[0].scorer: there is no \"me\"; there is:",
        "{\"hubs\": [{\"hub\": \"h\"}]}            | hubs[0].files: it is missing",
        "{\"hubs\": [{\"files\": [{}]}]}           | hubs[0].hub: it is missing",
        "{\"hubs\": [{\"hub\": 3, \"files\": [{}]}]} | hubs[0].hub: expected a text",
        "{\"hubs\":                                | broken JSON",
      })
  void saysWhichFieldIsWrong(String text, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(EvalException.class)
        .hasMessageStartingWith(file.toString() + ":")
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource({
    "-1, 3, accuracy.numerator: expected a whole number",
    "1.5, 3, accuracy.numerator: expected a whole number",
    "4, 3, accuracy: 4 of 3 is no share",
    "3, 99999999999, accuracy.denominator: expected a whole number",
  })
  void refusesCountsThatAreNone(String numerator, String denominator, String message) {
    String rate = "{\"numerator\": %s, \"denominator\": %s}".formatted(numerator, denominator);
    String text =
        "{\"hubs\": [{\"hub\": \"h\", \"files\": [{\"answers\": \"a\", \"accuracy\": %s}]}]}"
            .formatted(rate);

    assertThatThrownBy(() -> read(text))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("hubs[0].files[0]." + message);
  }

  @Test
  void saysThatThereIsNoFile() {
    assertThatThrownBy(() -> SummaryReader.read(Path.of("no", "summary.json")))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("no such file");
  }

  @Property(tries = 500)
  void anyBytesAreSummariesOrAMessage(@ForAll byte[] bytes) throws IOException {
    assertReads(bytes);
  }

  @Property(tries = 2000, edgeCases = EdgeCasesMode.NONE)
  void anySpoiltFileIsSummariesOrAMessage(
      @ForAll("summaries") List<Summary> summaries, @ForAll int place, @ForAll byte spoilt)
      throws IOException {
    byte[] bytes = new SummaryJson("1").render(summaries).getBytes(StandardCharsets.UTF_8);
    bytes[Math.floorMod(place, bytes.length)] = spoilt;
    assertReads(bytes);
  }

  @Property(tries = 1000)
  void anyValueInAnyPlaceIsSummariesOrAMessage(@ForAll int place, @ForAll("values") String value)
      throws IOException {
    Summary summary = Summary.of(ScoredFiles.file("h", "a", "C 1, H 1", 1));
    JsonNode root = JSON.readTree(new SummaryJson("1").render(List.of(summary)));
    List<JsonNode> places =
        Stream.of(
                "",
                "/hubs/0",
                "/hubs/0/files/0",
                "/hubs/0/files/0/accuracy",
                "/hubs/0/files/0/hallucination_kinds")
            .map(root::at)
            .toList();
    ObjectNode chosen = (ObjectNode) places.get(Math.floorMod(place, places.size()));
    List<String> names = new ArrayList<>();
    chosen.fieldNames().forEachRemaining(names::add);
    chosen.set(names.get(Math.floorMod(place / places.size(), names.size())), JSON.readTree(value));
    assertReads(root.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static List<Summary> read(String text) throws IOException {
    Files.writeString(file, text);
    return SummaryReader.read(file);
  }

  private static void assertReads(byte[] bytes) throws IOException {
    Files.write(file, bytes);
    try {
      List<Summary> summaries = SummaryReader.read(file);
      assertThat(new SummaryTable(false).render(summaries)).isNotEmpty();
    } catch (EvalException e) {
      assertThat(e.code()).isEqualTo(EvalException.Code.USER);
      assertThat(e.getMessage()).isNotBlank().doesNotContain("\n", "\u001b");
    }
  }

  @Provide
  Arbitrary<String> values() {
    return Arbitraries.of(
        "null",
        "true",
        "0",
        "-1",
        "1.5",
        "1e400",
        "99999999999",
        "\"\"",
        "\"ast\"",
        "\"\\u001b[31m\"",
        "[]",
        "[1]",
        "{}",
        "[{}]",
        "{\"numerator\":1}");
  }

  @Provide
  Arbitrary<List<Summary>> summaries() {
    Arbitrary<Summary> exact =
        summary(Arbitraries.of("h", "torchhub", "\u001b", "\ud800"), "C", "H", "U", "Cxgd", "Wta");
    Arbitrary<Summary> official = summary(Arbitraries.of("h!", "other!"), "C", "H", "U", "N");
    return Arbitraries.oneOf(exact, official).list().ofMaxSize(4);
  }

  private static Arbitrary<Summary> summary(Arbitrary<String> hub, String... flags) {
    Arbitrary<String> verdicts =
        Combinators.combine(Arbitraries.of(flags), counts())
            .as((flag, count) -> flag + " " + count)
            .list()
            .ofMaxSize(3)
            .map(groups -> String.join(", ", groups));
    Arbitrary<String> name = Arbitraries.strings().ofMaxLength(10);
    return Combinators.combine(hub, name, verdicts, counts())
        .as((id, file, what, broken) -> Summary.of(ScoredFiles.file(id, file, what, broken)));
  }

  private static Arbitrary<Integer> counts() {
    return Arbitraries.integers().between(0, 9);
  }
}
