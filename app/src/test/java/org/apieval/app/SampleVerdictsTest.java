package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apieval.api.hub.HubRules;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.BenchmarkReader;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.run.AstScorerFactory;
import org.apieval.core.run.ScoredFile;
import org.apieval.core.run.ScoringRun;
import org.apieval.core.score.HallucinationKind;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.Verdict;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bundled samples: every verdict is what a person who read the answer says. */
class SampleVerdictsTest {

  private final ObjectMapper json = new ObjectMapper();

  @ParameterizedTest
  @ValueSource(strings = {"torchhub", "tensorflowhub", "huggingface"})
  void everySampleAnswerGetsTheVerdictThatAPersonGivesIt(String hub) throws IOException {
    for (ScoredFile file : scored(hub)) {
      List<String> expected = new ArrayList<>();
      for (JsonNode line : expectations(hub, file.file().name())) {
        expected.add(verdict(line));
      }
      assertThat(file.file().problems()).isEmpty();
      assertThat(file.verdicts())
          .as(file.file().name())
          .map(SampleVerdictsTest::verdict)
          .containsExactlyElementsOf(expected);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"torchhub", "tensorflowhub", "huggingface"})
  void aSampleShowsEveryVerdictAndEveryKindOfHallucination(String hub) {
    Set<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
    Set<HallucinationKind> missing = EnumSet.allOf(HallucinationKind.class);
    for (ScoredFile file : scored(hub)) {
      for (ScoredAnswer answer : file.verdicts()) {
        verdicts.add(answer.verdict());
        answer.kind().ifPresent(missing::remove);
      }
    }

    Set<Verdict> ofThisScorer = EnumSet.complementOf(EnumSet.of(Verdict.NEITHER));
    assertThat(verdicts).isEqualTo(ofThisScorer);
    if (!hub.equals("torchhub")) { // the one hub whose APIs live in repositories
      missing.remove(HallucinationKind.UNKNOWN_REPOSITORY);
    }
    assertThat(missing).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"torchhub", "tensorflowhub", "huggingface"})
  void aSampleShowsEveryShapeOfAnswer(String hub) throws IOException {
    Set<String> shapes = new TreeSet<>();
    for (String file : List.of("answers-good.jsonl", "answers-poor.jsonl")) {
      expectations(hub, file).forEach(line -> shapes.add(line.get("shape").asText()));
    }

    assertThat(shapes)
        .contains(
            "tags-commas tags-newlines tags-hashes tags-missing tags-repeated dict-lookalike"
                .split(" "))
        .contains("json-object json-call json-call-list tool-call-tags fence-closed".split(" "))
        .contains("fence-open bare-code prose escaped-newlines escaped-single-quotes".split(" "))
        .contains("escaped-double-quotes typographic-quotes think-block special-tokens".split(" "))
        .contains("truncated-string truncated-bracket several-calls commented-call".split(" "))
        .contains("import-alias named-constants concatenation harness-error no-answer".split(" "));
  }

  private static List<ScoredFile> scored(String hub) {
    HubRules rules = PluginRegistry.onClassPath().hubs().get(hub);
    Benchmark benchmark = new BenchmarkReader().fromSample(rules);
    return new ScoringRun(List.of(new AstScorerFactory()), 1).score(List.of(benchmark), () -> {});
  }

  private static String verdict(ScoredAnswer answer) {
    return answer.answer().questionId()
        + " "
        + answer.verdict().id()
        + answer.kind().map(kind -> " " + kind.id()).orElse("");
  }

  private static String verdict(JsonNode line) {
    JsonNode kind = line.get("kind");
    return line.get("question_id").asText()
        + " "
        + line.get("verdict").asText()
        + (kind.isNull() ? "" : " " + kind.asText());
  }

  private List<JsonNode> expectations(String hub, String answers) throws IOException {
    String file = "sample/" + hub + "/" + answers.replace("answers", "expected");
    try (InputStream in = SampleVerdictsTest.class.getResourceAsStream(file)) {
      List<JsonNode> lines = new ArrayList<>();
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
        lines.add(json.readTree(line));
      }
      return lines;
    }
  }
}
