package org.apieval.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.core.EvalException;
import org.apieval.core.ask.Experiment;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say which models to ask, and how. */
final class ExperimentOptions {

  @Option(
      names = "--experiment",
      paramLabel = "FILE",
      description =
          "YAML that says all of this: models, retrievers, prompts, hubs, top-k, repeats, limit,"
              + " temperature, max-tokens, seed, stop, system, set.")
  private Optional<Path> file = Optional.empty();

  @Option(
      names = "--model",
      paramLabel = "MODEL",
      description = "Which model, openai:NAME; may be repeated.")
  private List<String> models = new ArrayList<>();

  @Option(
      names = "--retriever",
      paramLabel = "ID",
      split = ",",
      description = "What finds documents, several with commas; default: none, for drift: oracle.")
  private List<String> retrievers = new ArrayList<>();

  @Option(
      names = "--prompt",
      paramLabel = "ID|FILE",
      split = ",",
      description =
          "How requests are put, several with commas: plain, the request alone; paper, as in the"
              + " paper (the default); instruct, with the form wanted and the domains; or a Mustache"
              + " template with {{question}}, {{#domains}} and {{#documents}}.")
  private List<String> prompts = new ArrayList<>();

  @Option(
      names = "--top-k",
      paramLabel = "N",
      description = "How many documents a prompt gets; default: 1, as in the paper.")
  private Optional<Integer> topK = Optional.empty();

  @Mixin private BackendOptions backend = new BackendOptions();

  @Option(
      names = "--repeats",
      paramLabel = "N",
      description = "How many times each question is asked; shows pass@k; default: 1.")
  private Optional<Integer> repeats = Optional.empty();

  @Option(
      names = "--limit",
      paramLabel = "N",
      description = "Only the first so many questions of each hub.")
  private Optional<Integer> limit = Optional.empty();

  @Option(names = "--seed", paramLabel = "N", description = "A seed, where the backend takes one.")
  private Optional<Long> seed = Optional.empty();

  @Option(names = "--stop", paramLabel = "TEXT", description = "A text at which to stop.")
  private Optional<String> stop = Optional.empty();

  @Option(names = "--system", paramLabel = "TEXT", description = "What the model is told before.")
  private Optional<String> system = Optional.empty();

  @Option(
      names = "--cache",
      paramLabel = "DIR",
      description = "Keep every answer of a model there too, and ask no run what is there already.")
  private Optional<Path> cache = Optional.empty();

  /** The folder of answers that runs share; empty for none. */
  Optional<Path> cache() {
    return cache;
  }

  /** Whether anything says which models to ask. */
  boolean isGiven() {
    return file.isPresent() || !models.isEmpty();
  }

  /**
   * What to run.
   *
   * @param usualRetriever what finds documents where no retriever is named
   * @throws EvalException USER if the file is wrong, options are given beside it, or no model is
   */
  Experiment experiment(String usualRetriever) {
    if (file.isPresent()) {
      if (!models.isEmpty() || !retrievers.isEmpty() || !prompts.isEmpty()) {
        throw EvalException.user(
            "--experiment names the models, retrievers and prompts: leave out --model, --retriever"
                + " and --prompt");
      }
      return checked(Experiment.read(file.get()));
    }
    if (models.isEmpty()) {
      throw EvalException.user(
          "--model is missing, such as --model openai:NAME or --model retrieved");
    }
    return checked(
        new Experiment(
            models,
            retrievers.isEmpty() ? List.of(usualRetriever) : retrievers,
            prompts.isEmpty() ? List.of("paper") : prompts,
            List.of(),
            topK.orElse(1),
            repeats.orElse(1),
            limit,
            backend.temperature(),
            backend.maxTokens(),
            seed,
            stop,
            system,
            Map.of()));
  }

  private static Experiment checked(Experiment experiment) {
    if (experiment.topK() < 1
        || experiment.repeats() < 1
        || experiment.limit().orElse(1) < 1
        || experiment.maxTokens().orElse(1) < 1) {
      throw EvalException.user("top-k, repeats, limit and max-tokens must be 1 or more");
    }
    if (experiment.temperature().orElse(0.0) < 0) {
      throw EvalException.user("the temperature must be 0 or more");
    }
    return experiment;
  }

  /** The settings given, {@code ID.NAME=VALUE}: those of the experiment, then those of options. */
  List<String> settings(Experiment experiment) {
    List<String> given = new ArrayList<>();
    experiment.set().forEach((name, value) -> given.add(name + "=" + value));
    given.addAll(backend.settings(experiment.models()));
    return given;
  }
}
