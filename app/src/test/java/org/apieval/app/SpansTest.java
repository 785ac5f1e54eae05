package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.apieval.api.hub.HubRules;
import org.apieval.core.answer.MappedText;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.BenchmarkReader;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.python.CallFinder;
import org.apieval.core.python.CandidateReader;
import org.apieval.core.run.AstScorerFactory;
import org.apieval.core.run.ScoringRun;
import org.apieval.core.score.ScoredAnswer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cut out of the answer at its span, a judged call reads as the call that was judged. */
class SpansTest {

  private static final CallFinder FINDER = new CallFinder();

  @ParameterizedTest
  @ValueSource(strings = {"torchhub", "tensorflowhub", "huggingface"})
  void ofEverySampleAnswer(String hub) {
    HubRules rules = PluginRegistry.onClassPath().hubs().get(hub);

    List<ScoredAnswer> scored = scored(new BenchmarkReader().fromSample(rules));

    assertThat(scored.size()).isGreaterThan(40);
    scored.forEach(SpansTest::assertCutIsTheCall);
  }

  private static List<ScoredAnswer> scored(Benchmark benchmark) {
    return new ScoringRun(List.of(new AstScorerFactory()), 2)
        .score(List.of(benchmark), () -> {}).stream()
            .flatMap(file -> file.verdicts().stream())
            .filter(verdict -> verdict.call().isPresent())
            .toList();
  }

  private static void assertCutIsTheCall(ScoredAnswer verdict) {
    String answer = verdict.answer().text().orElseThrow();
    String cut = verdict.comparison().span().orElseThrow().of(answer);
    assertThat(calls(cut)).as(cut).contains(verdict.call().orElseThrow());
  }

  /** What is found as code or as prose, and the text itself, which may be a shell command. */
  private static Stream<String> calls(String cut) {
    MappedText text = MappedText.of(cut);
    return Stream.concat(
        Stream.of(CandidateReader.collapse(cut)),
        Stream.concat(FINDER.inCode(text).stream(), FINDER.inText(text).stream())
            .map(found -> found.call().toSource()));
  }
}
