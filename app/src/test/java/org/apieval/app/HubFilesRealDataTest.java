package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.own.GorillaHome;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.BenchmarkReader;
import org.apieval.core.dataset.HubDataReader;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.report.VerdictLines;
import org.apieval.core.run.AstScorerFactory;
import org.apieval.core.run.ScoredFile;
import org.apieval.core.run.ScoringRun;
import org.apieval.core.yamlhub.YamlHub;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The hub files of the documentation, on the published data. */
@EnabledIf("dataIsThere")
class HubFilesRealDataTest {

  static boolean dataIsThere() {
    return GorillaHome.find().isPresent();
  }

  private static Path home() {
    return GorillaHome.find().orElseThrow();
  }

  private static YamlHub example(String name) {
    return YamlHub.read(
        Path.of("..", "docs", "examples", name),
        PluginRegistry.onClassPath().hubs().ids(),
        Map.of("GORILLA_HOME", Optional.of(home().toAbsolutePath().toString()))::get);
  }

  private static Benchmark benchmark(YamlHub hub) {
    return new HubDataReader().benchmark(hub.rules(), hub.data().orElseThrow(), List.of());
  }

  private static String verdicts(Benchmark benchmark) {
    List<ScoredFile> scored =
        new ScoringRun(List.of(new AstScorerFactory()), 2).score(List.of(benchmark), () -> {});
    StringWriter lines = new StringWriter();
    try {
      VerdictLines.write(scored, Map.of(), lines);
    } catch (java.io.IOException e) {
      throw new UncheckedIOException(e);
    }
    return lines.toString();
  }

  @ParameterizedTest
  @CsvSource({"torchhub, 930", "tensorflowhub, 2740"})
  void judgesEveryPublishedAnswerAsTheBuiltInHub(String id, int answers) {
    Benchmark described = benchmark(example(id + ".yaml"));
    Benchmark builtIn =
        new BenchmarkReader()
            .fromGorilla(PluginRegistry.onClassPath().hubs().get(id), home(), List.of());

    String verdicts = verdicts(described).replace("\"" + id + "-yaml\"", "\"" + id + "\"");

    assertThat(verdicts).isEqualTo(verdicts(builtIn));
    assertThat(verdicts.lines()).hasSize(answers);
  }
}
