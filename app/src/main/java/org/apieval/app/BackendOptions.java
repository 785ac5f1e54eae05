package org.apieval.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/**
 * The options that every command has that asks a model: where its server is, and how it samples.
 */
final class BackendOptions {

  @Option(
      names = "--set",
      paramLabel = "ID.NAME=VALUE",
      description =
          "A setting of a model backend or a retriever, such as openai.timeout=120; may be"
              + " repeated.")
  private List<String> settings = new ArrayList<>();

  @Option(
      names = "--base-url",
      paramLabel = "URL",
      description =
          "Where the models' server is, if not at its usual address: --set ID.base-url=URL for every"
              + " backend that is asked.")
  private Optional<String> baseUrl = Optional.empty();

  @Option(names = "--temperature", paramLabel = "T", description = "Sampling temperature.")
  private Optional<Double> temperature = Optional.empty();

  @Option(names = "--max-tokens", paramLabel = "N", description = "The most tokens of an answer.")
  private Optional<Integer> maxTokens = Optional.empty();

  Optional<Double> temperature() {
    return temperature;
  }

  Optional<Integer> maxTokens() {
    return maxTokens;
  }

  /**
   * The settings given, {@code ID.NAME=VALUE}.
   *
   * @param models which models are asked, as the user wrote them
   */
  List<String> settings(List<String> models) {
    List<String> given = new ArrayList<>();
    baseUrl.ifPresent(
        url ->
            models.stream()
                .map(Models::backend)
                .filter(backend -> !Models.needsNoServer(backend))
                .distinct()
                .forEach(backend -> given.add(backend + ".base-url=" + url)));
    given.addAll(settings);
    return given;
  }
}
