package org.apieval.app;

import static org.apieval.app.CommandLineFixture.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apieval.core.answer.MappedText;
import org.apieval.core.python.CallFinder;
import org.apieval.core.python.CandidateReader;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the result folder says of the answers published with the Gorilla paper. */
class ResultFilesRealDataTest {

  private static final int PUBLISHED_FILES = 13;
  private static final CallFinder FINDER = new CallFinder();

  @TempDir private static Path folder;

  private static final Map<String, List<JsonNode>> FILES = new TreeMap<>();

  @BeforeAll
  static void score() throws IOException {
    assumeThat(Repository.gorilla()).as("the published data").isPresent();
    String checkout = "--gorilla=" + Repository.gorilla().orElseThrow();
    run("score", "--quiet", checkout, "--out=" + folder);
    run("audit", "--quiet", checkout, "--out=" + folder);
    for (JsonNode verdict : new ResultFiles(folder).verdicts()) {
      FILES
          .computeIfAbsent(verdict.get("answers").asText(), absent -> new ArrayList<>())
          .add(verdict);
    }
  }

  private static Stream<JsonNode> verdicts() {
    return FILES.values().stream().flatMap(List::stream);
  }

  @Test
  void everyLineHasItsQuestionAndAnswer() {
    assertThat(FILES).hasSize(PUBLISHED_FILES);
    assertThat(verdicts())
        .allMatch(verdict -> verdict.get("request").isTextual())
        .allMatch(verdict -> verdict.get("gold_call").isTextual())
        .allMatch(verdict -> verdict.get("answer").isTextual());
  }

  @Test
  void everyCallHasASpanAndCutOutThereItReadsAsThatCall() {
    List<JsonNode> called = verdicts().filter(one -> one.get("call").isTextual()).toList();

    assertThat(called).hasSizeGreaterThan(7_000);
    for (JsonNode verdict : called) {
      String answer = verdict.get("answer").textValue();
      JsonNode span = verdict.get("span");
      assertThat(span.isArray()).as(verdict.toString()).isTrue();
      String cut = answer.substring(span.get(0).asInt(), span.get(1).asInt());
      assertThat(calls(cut)).as(cut).contains(quoted(verdict.get("call").textValue()));
    }
    assertThat(verdicts().filter(one -> one.get("call").isNull()))
        .isNotEmpty()
        .allMatch(verdict -> verdict.get("span").isNull() && verdict.get("arguments").isEmpty());
  }

  private static Stream<String> calls(String cut) {
    MappedText text = MappedText.of(cut);
    return Stream.concat(
        Stream.of(quoted(CandidateReader.collapse(cut))),
        Stream.concat(FINDER.inCode(text).stream(), FINDER.inText(text).stream())
            .map(found -> quoted(found.call().toSource())));
  }

  /** Of what Python refuses, the text stays as it is, quotes included. */
  private static String quoted(String call) {
    return call.replace('"', '\'');
  }

  @Test
  void whatMatchesHasTheArgumentsOfItsReferenceAndWhatIsTheGoldApiThoseOfTheGoldCall() {
    assertThat(verdicts().filter(one -> !one.get("matched").isEmpty()))
        .hasSizeGreaterThan(6_000)
        .allSatisfy(
            verdict -> {
              assertThat(verdict.get("matched")).contains(verdict.at("/reference/line"));
              assertThat(argumentsDiffer(verdict, "reference")).isFalse();
              assertThat(verdict.get("gold_api").asBoolean() && argumentsDiffer(verdict, "gold"))
                  .isFalse();
            });
    assertThat(verdicts().filter(one -> one.get("nearest").isTextual()))
        .isNotEmpty()
        .allSatisfy(
            verdict ->
                assertThat(verdict.at("/reference/api_call")).isEqualTo(verdict.get("nearest")));
  }

  private static boolean argumentsDiffer(JsonNode verdict, String other) {
    for (JsonNode argument : verdict.get("arguments")) {
      if (!argument.get("answer").equals(argument.get(other))) {
        return true;
      }
    }
    return false;
  }

  @Test
  void everyPublishedPromptHasOneDocumentAndThoseWithoutRetrievalNone() {
    FILES.forEach(
        (file, lines) ->
            assertThat(lines)
                .as(file)
                .allMatch(one -> one.get("documents").size() == (isZeroShot(file) ? 0 : 1))
                .allSatisfy(
                    one ->
                        assertThat(ResultFiles.documents(one))
                            .allMatch(document -> document.get("api_call").isTextual())
                            .allMatch(document -> !document.get("text").asText().isBlank())));
  }

  private static boolean isZeroShot(String file) {
    return file.endsWith("_0_shot.jsonl");
  }

  @Test
  void anOracleFindsTheGoldDocumentAndNoOtherRetrieverAsOften() {
    FILES.forEach(
        (file, lines) -> {
          long gold = lines.stream().filter(one -> one.at("/documents/0/gold").asBoolean()).count();
          if (file.endsWith("_oracle.jsonl")) {
            assertThat(gold).as(file).isEqualTo(lines.size());
          } else {
            assertThat((double) gold / lines.size()).as(file).isLessThan(0.5);
          }
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"torchhub", "tensorflowhub", "huggingface"})
  void ceilingAndFloorAreThoseOfTheAudit(String id) throws IOException {
    JsonNode hub = new ResultFiles(folder).hub("summary.json", id);
    JsonNode audit = new ResultFiles(folder).hub("audit.json", id);

    assertThat(hub.get("ceiling")).isEqualTo(audit.at("/ceiling/ast/accuracy"));
    assertThat(hub.get("floor")).isEqualTo(audit.at("/floor/ast/accuracy"));
    assertThat(hub.get("floor_call")).isEqualTo(audit.at("/floor/ast/call"));
  }
}
