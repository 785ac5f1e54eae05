package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apieval.api.data.Answer;
import org.apieval.api.data.Question;
import org.apieval.api.hub.HubRules;
import org.apieval.api.kit.AnswerArbitraries;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.BenchmarkReader;
import org.apieval.core.official.NoCall;
import org.apieval.core.official.OfficialScorerFactory;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.python.PythonParser;
import org.apieval.core.run.AstScorerFactory;
import org.apieval.core.run.Workers;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.Scorer;
import org.apieval.core.score.Verdict;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing that an answer contains can break a run: there is always a verdict, and soon. */
class ScoringFuzzTest {

  private static final Duration SOON = Duration.ofMinutes(3); // an endless loop, not a slow machine

  private static final List<Benchmark> SAMPLES =
      PluginRegistry.onClassPath().hubs().all().stream()
          .map(new BenchmarkReader()::fromSample)
          .toList();

  private static final Map<String, List<Scorer>> SCORERS = new TreeMap<>();

  private static final List<String> ANSWERS =
      SAMPLES.stream()
          .flatMap(benchmark -> benchmark.answers().stream())
          .flatMap(file -> file.answers().stream())
          .flatMap(answer -> answer.text().stream())
          .toList();

  static {
    try (Workers workers = new Workers(1)) {
      for (Benchmark sample : SAMPLES) {
        SCORERS.put(
            sample.hub().id(),
            List.of(
                new AstScorerFactory().create(sample, workers),
                new OfficialScorerFactory(NoCall.NEITHER).create(sample, workers)));
      }
    }
  }

  private static void assertVerdictSoon(String text) {
    SAMPLES.forEach(sample -> assertVerdictSoon(sample, text));
  }

  private static void assertVerdictSoon(Benchmark sample, String text) {
    Question question = sample.questions().values().iterator().next();
    Answer answer = new Answer(0, question.id(), Optional.of(text));
    for (Scorer scorer : SCORERS.get(sample.hub().id())) {
      ScoredAnswer scored =
          assertTimeoutPreemptively(SOON, () -> scorer.score(answer, Optional.of(question)));
      boolean error = scored.reason().startsWith("an error was recorded");
      assertThat(scored.verdict() != Verdict.UNSCORED || error).as(scored.reason()).isTrue();
    }
  }

  @Property(tries = 1_500)
  void splicedAnswersGetAVerdict(@ForAll("splices") String text) {
    assertVerdictSoon(text);
  }

  @Provide
  Arbitrary<String> splices() {
    return AnswerArbitraries.splices(ANSWERS);
  }

  @Property(tries = 1_000)
  void aGoldCallIsCorrectInWhateverAModelPutsItInto(@ForAll("goldCalls") Gold gold) {
    assertThat(verdict(gold)).as(gold.text()).isEqualTo(Verdict.CORRECT);
  }

  @Provide
  Arbitrary<Gold> goldCalls() {
    return gold(AnswerArbitraries::answersWith);
  }

  @Property(tries = 500)
  void aGoldCallThatIsCutOffGetsAVerdict(@ForAll("cutCalls") Gold gold) {
    assertThat(verdict(gold)).as(gold.text()).isNotEqualTo(Verdict.UNSCORED);
  }

  @Provide
  Arbitrary<Gold> cutCalls() {
    return gold(AnswerArbitraries::truncated);
  }

  /** A question of a sample, and an answer with its gold call. */
  private record Gold(Benchmark sample, Question question, String text) {}

  private static Arbitrary<Gold> gold(Function<String, Arbitrary<String>> answers) {
    return Arbitraries.of(SAMPLES)
        .flatMap(
            sample ->
                Arbitraries.of(pythonCalls(sample))
                    .flatMap(
                        question ->
                            answers
                                .apply(question.goldCall())
                                .map(text -> new Gold(sample, question, text))));
  }

  /** The questions whose gold calls are no shell commands. */
  private static List<Question> pythonCalls(Benchmark sample) {
    return sample.questions().values().stream()
        .filter(question -> PythonParser.parseCall(question.goldCall()).isPresent())
        .toList();
  }

  private static Verdict verdict(Gold gold) {
    Answer answer = new Answer(0, gold.question().id(), Optional.of(gold.text()));
    return SCORERS
        .get(gold.sample().hub().id())
        .get(0)
        .score(answer, Optional.of(gold.question()))
        .verdict();
  }

  @Property(tries = 500)
  void randomBytesGetAVerdict(@ForAll byte[] bytes) {
    assertVerdictSoon(new String(bytes, StandardCharsets.UTF_8));
    assertVerdictSoon(new String(bytes, StandardCharsets.UTF_16));
  }

  static Stream<String> hugeTexts() {
    String call = "torch.hub.load('pytorch/vision', 'resnet50')";
    List<String> texts = new ArrayList<>();
    for (String run :
        List.of("(", "[", "{", "f(", "f([", "a.b(", "\\", "\\'", "'", "\"", "'''", "#")) {
      texts.add(run.repeat(10_000) + call);
      texts.add("<<<api_call>>>: " + run.repeat(10_000) + call);
    }
    for (String run :
        List.of("'", "\"", "(", "f(", "x = f('", "<<<api_call>>>: f(", "```\n", "\\n")) {
      texts.add(run.repeat((run.length() == 1 ? 5_000_000 : 1_000_000) / run.length()));
    }
    texts.add("[" + "{\"name\": ".repeat(100_000));
    texts.add(randomText(2_000_000));
    texts.addAll(longExpressions());
    return texts.stream();
  }

  /** One expression each, long or deep in every way that a grammar allows. */
  private static List<String> longExpressions() {
    int many = 30_000;
    return List.of(
        "a" + ".b".repeat(many) + "('x')",
        "f" + "('x')".repeat(many),
        "f(x" + "[0]".repeat(many) + ")",
        "f(" + "1+".repeat(many) + "1)",
        "f(" + "2**".repeat(many) + "1)",
        "f(" + "-".repeat(many) + "1)",
        "f(" + "not ".repeat(many) + "x)",
        "f(x" + " if y else z".repeat(many) + ")",
        "f(x" + " and y".repeat(many) + ")",
        "f(x" + " < y".repeat(many) + ")",
        "f(" + "lambda: ".repeat(many) + "1)",
        "f(" + "'a' ".repeat(many) + ")",
        "f(" + "a, ".repeat(many) + ")",
        "f(" + "a=1, ".repeat(many) + ")",
        "x = " + "'a' + ".repeat(many) + "'b'\nf(x)",
        "f(f'" + "{x}".repeat(many) + "')",
        "import a" + ".b".repeat(many) + " as c\nc.f('x')");
  }

  private static String randomText(int length) {
    Random random = new Random(7);
    StringBuilder text = new StringBuilder(length);
    String common = "()[]{}'\"\\.,=#<>:n \nfx1";
    for (int i = 0; i < length; i++) {
      text.append(
          random.nextInt(20) == 0
              ? (char) random.nextInt(0x10000)
              : common.charAt(random.nextInt(common.length())));
    }
    return text.toString();
  }

  @ParameterizedTest
  @MethodSource("hugeTexts")
  void hugeAnswersGetAVerdict(String text) {
    assertVerdictSoon(SAMPLES.get(0), text); // hubs see calls, not texts: one will do
  }

  @ParameterizedTest
  @MethodSource("brokenNeighbours")
  void aBrokenNeighbourNeverCostsAGoodCall(String text) {
    HubRules torch = PluginRegistry.onClassPath().hubs().get("torchhub");
    Benchmark sample = new BenchmarkReader().fromSample(torch);
    Question question = sample.questions().values().iterator().next();
    Answer answer = new Answer(0, question.id(), Optional.of(text + "\n" + question.goldCall()));

    assertThat(SCORERS.get("torchhub").get(0).score(answer, Optional.of(question)).verdict())
        .isEqualTo(Verdict.CORRECT);
  }

  static Stream<String> brokenNeighbours() {
    return Stream.of(
        "torch.hub.load( is the function:",
        "torch.hub.load('a' 'b' c d)",
        "it's the users' choice:",
        "f(x y)",
        "f(a=1, a=2)",
        "print \"hello\"",
        "<?php $m = f::g('x'); ?>",
        "x = [1, 2",
        "((((((((((",
        "))))",
        "\u0000\ud800",
        "f(".repeat(300));
  }
}
