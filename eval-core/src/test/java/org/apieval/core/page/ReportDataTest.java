package org.apieval.core.page;

import static org.apieval.core.page.WrittenResults.data;
import static org.apieval.core.page.WrittenResults.line;
import static org.apieval.core.page.WrittenResults.read;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportDataTest {

  private static final String ASKED =
      ",\"request\":\"what\",\"expected_domain\":\"D\",\"gold_call\":\"g()\"";
  private static final String DOCUMENT =
      "{\"domain\":\"D\",\"api_call\":\"g()\",\"domain_correct\":true,\"gold\":%s,\"text\":\"doc\"}";

  @TempDir private Path folder;

  @Test
  void figuresAreThoseOfTheVerdicts() {
    JsonNode run =
        parse(
                data(read(
                        folder,
                        line("h", "a", 0, ASKED),
                        line("h", "a", 1, ASKED).replace("correct", "wrong_api"),
                        line("h", "a", 2, ASKED + ",\"kind\":\"no_call\"")
                            .replace("correct", "hallucination"),
                        line("h", "a", 3, "").replace("correct", "unscored")))
                    .figures())
            .at("/runs/0");

    assertThat(run.path("n").asInt()).isEqualTo(3);
    assertThat(run.path("unscored").asInt()).isEqualTo(1);
    assertThat(run.at("/rates/accuracy/numerator").asInt()).isEqualTo(1);
    assertThat(run.at("/rates/wrong_api/numerator").asInt()).isEqualTo(1);
    assertThat(run.at("/rates/hallucination/low").asDouble()).isCloseTo(0.0615, within(0.0001));
    assertThat(run.at("/kinds/no_call").asInt()).isEqualTo(1);
    assertThat(run.at("/domains/0/domain").asText()).isEqualTo("D");
    assertThat(run.at("/domains/0/accuracy/denominator").asInt()).isEqualTo(3);
    assertThat(run.path("retrieval").isMissingNode()).isTrue();
  }

  @Test
  void whatBecameOfConstraintsIsToldWithTheAnswer() {
    String wanted = ",\"constraint\":\"at least 75%\",\"constraint_met\":false";
    JsonNode all =
        parse(
            data(read(
                    folder,
                    line("h", "a", 0, wanted + ",\"constraint_reason\":\"it has 70%\""),
                    line("h", "a", 1, wanted.replace("false", "null")),
                    line("h", "a", 2, "")))
                .all());

    assertThat(all.at("/answers/0/constraint").toString())
        .isEqualTo("{\"wanted\":\"at least 75%\",\"reason\":\"it has 70%\",\"met\":false}");
    assertThat(all.at("/answers/1/constraint/met").isMissingNode()).isTrue();
    assertThat(all.at("/answers/2").has("constraint")).isFalse();
    assertThat(all.at("/runs/0/rates/constraint_met/denominator").asInt()).isEqualTo(1);
  }

  @Test
  void aQuestionAndADocumentOfManyAnswersStandThereOnce() {
    String document = ASKED + ",\"documents\":[" + DOCUMENT.formatted("%s") + "]";
    JsonNode all =
        parse(
            data(read(
                    folder,
                    line("h", "a", 0, document.formatted("true")),
                    line("h", "b", 0, document.formatted("false"))))
                .all());

    assertThat(all.path("answers")).hasSize(2);
    assertThat(all.path("questions")).hasSize(1);
    assertThat(all.path("documents")).hasSize(1);
    assertThat(all.at("/answers/1/documents/0").asInt()).isZero();
    assertThat(all.at("/questions/0/request").asText()).isEqualTo("what");
    assertThat(all.at("/runs/0/retrieval/gold/numerator").asInt()).isEqualTo(1);
    assertThat(all.at("/runs/1/retrieval/gold/numerator").asInt()).isZero();
    assertThat(all.at("/runs/1/retrieval/domain/numerator").asInt()).isEqualTo(1);
  }

  @Test
  void everythingThatExplainsAnAnswerIsThere() {
    JsonNode answer =
        parse(
                data(read(
                        folder,
                        line(
                            "h",
                            "a",
                            7,
                            """
                                ,"call":"f(1)","answer":"say f(1)","span":[4,8],"truncated":true,\
                                "reference":{"line":3,"domain":"E","api_call":"f(2)"},\
                                "arguments":[{"name":"x","answer":"1","reference":"2","gold":null}]\
                                """)))
                    .all())
            .at("/answers/0");

    assertThat(answer.path("line").asInt()).isEqualTo(7);
    assertThat(answer.path("reason").asText()).isEqualTo("so");
    assertThat(answer.path("answer").asText()).isEqualTo("say f(1)");
    assertThat(answer.at("/span/1").asInt()).isEqualTo(8);
    assertThat(answer.at("/reference/call").asText()).isEqualTo("f(2)");
    assertThat(answer.at("/arguments/0/reference").asText()).isEqualTo("2");
    assertThat(answer.at("/arguments/0/gold").isNull()).isTrue();
    assertThat(answer.path("truncated").asBoolean()).isTrue();
    assertThat(answer.has("ambiguous")).as("false is left out").isFalse();
  }

  @Test
  void boundsAndUsageOfTheSummaryAreShown() throws IOException {
    String rate = "{\"numerator\":%d,\"denominator\":10}";
    Files.writeString(
        folder.resolve("summary.json"),
        """
        {"hubs":[{"hub":"h","scorer":"ast","ceiling":%s,"floor":%s,"floor_call":"g()","files":[]}]}
        """
            .formatted(rate.formatted(10), rate.formatted(4)));
    Files.writeString(
        folder.resolve("usage.json"),
        """
        {"latency_median_ms":12,"latency_p95_ms":40,"input_tokens":5,"output_tokens":6,"cost":0.25}
        """);

    JsonNode run = parse(data(read(folder, line("h", "a", 0, ""))).figures()).at("/runs/0");

    assertThat(run.at("/ceiling/rate").asDouble()).isEqualTo(1);
    assertThat(run.at("/floor/rate").asDouble()).isEqualTo(0.4);
    assertThat(run.path("floorCall").asText()).isEqualTo("g()");
    assertThat(run.at("/usage/median").asInt()).isEqualTo(12);
    assertThat(run.at("/usage/cost").asDouble()).isEqualTo(0.25);
  }

  @Test
  void figuresOfThePaperStandBesideTheAnswersTheyAreAbout() {
    JsonNode run =
        parse(
                data(read(
                        folder,
                        line("torchhub", "response_torchhub_Gorilla_FT_0_shot.jsonl", 0, "")))
                    .figures())
            .at("/runs/0");

    assertThat(run.at("/published/0/accuracy").asDouble()).isEqualTo(59.13);
    assertThat(run.at("/published/0/table").asInt()).isEqualTo(1);
  }

  @Test
  void equalResultsGiveEqualText() {
    String first = data(read(folder, line("h", "a", 0, ASKED), line("g", "a", 0, ASKED))).all();

    assertThat(data(org.apieval.core.results.Results.read(folder.toString())).all())
        .isEqualTo(first);
  }

  private static org.assertj.core.data.Offset<Double> within(double distance) {
    return org.assertj.core.api.Assertions.within(distance);
  }

  private static JsonNode parse(String json) {
    try {
      return new ObjectMapper().readTree(json);
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }
}
