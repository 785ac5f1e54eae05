package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apieval.api.own.GorillaHome;
import org.apieval.core.audit.ExactBounds;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.BenchmarkReader;
import org.apieval.core.dataset.HubData;
import org.apieval.core.dataset.HubDataReader;
import org.apieval.core.lint.Finding;
import org.apieval.core.lint.LintInput;
import org.apieval.core.lint.Linter;
import org.apieval.core.lint.Severity;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.report.Rate;
import org.apieval.core.report.VerdictLines;
import org.apieval.core.run.AstScorerFactory;
import org.apieval.core.run.ScoredFile;
import org.apieval.core.run.ScoringRun;
import org.apieval.core.run.Workers;
import org.apieval.core.yamlhub.YamlHub;
import org.junit.jupiter.api.Test;
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
        variable ->
            Optional.of(home().toAbsolutePath().toString())
                .filter(home -> variable.equals("GORILLA_HOME")));
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
    } catch (IOException e) {
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

  @Test
  void communityCataloguesScoreTheirGoldCallsAtTheCeiling() {
    Benchmark benchmark = benchmark(example("apizoo.yaml"));

    assertThat(benchmark.catalogue()).hasSize(658);
    assertThat(benchmark.questions()).hasSize(56);
    assertThat(ceiling(benchmark).numerator()).isEqualTo(56);
    assertThat(ceiling(benchmark).denominator()).isEqualTo(56);
  }

  private static Rate ceiling(Benchmark benchmark) {
    try (Workers workers = new Workers(2)) {
      return ExactBounds.of(benchmark, workers).ceiling();
    }
  }

  @Test
  void whatCannotBeKeyedIsFoundByFileAndLine() throws IOException {
    Map<String, Integer> errors = new TreeMap<>();
    for (Finding finding : findings(example("apizoo.yaml"))) {
      if (finding.severity() == Severity.ERROR) {
        errors.merge(Path.of(finding.file()).getFileName() + " " + finding.rule(), 1, Integer::sum);
        String line = Files.readAllLines(Path.of(finding.file())).get(finding.line());
        assertThat(line).as("%s", finding).contains("{");
      }
    }

    // HTTP requests, which are no calls, and two records that are no JSON.
    assertThat(errors)
        .containsOnly(
            Map.entry("Datadog_API.json call-without-key", 187),
            Map.entry("Datadog_API.json unparsable-call", 140),
            Map.entry("KubernetesAPI.JSON call-without-key", 141),
            Map.entry("KubernetesAPI.JSON unparsable-call", 21),
            Map.entry("KubernetesAPI.JSON unreadable-row", 2));
  }

  @Test
  void entriesThatAreNoPythonStillStandForAllOfTheirCall() {
    Map<String, Integer> mended = new TreeMap<>();
    for (Finding finding : findings(example("apizoo.yaml"))) {
      if (finding.rule().equals("unparsable-call") && finding.severity() == Severity.WARNING) {
        mended.merge(Path.of(finding.file()).getFileName().toString(), 1, Integer::sum);
      }
    }

    // Placeholders in braces, and semicolons; nothing else is read in part.
    assertThat(mended)
        .containsOnly(Map.entry("aryanvichare.json", 2), Map.entry("jennifer818.json", 21));
  }

  private static List<Finding> findings(YamlHub hub) {
    HubData data = hub.data().orElseThrow();
    HubDataReader reader = new HubDataReader();
    return new Linter()
        .lint(
            new LintInput(
                Optional.of(hub.rules()),
                Optional.of(reader.catalogue(data)),
                reader.questions(data),
                Optional.empty(),
                List.of(),
                reader.answers(data, List.of())));
  }
}
