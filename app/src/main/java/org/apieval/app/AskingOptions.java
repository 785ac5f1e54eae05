package org.apieval.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.apieval.api.model.ModelRequest.Sampling;
import org.apieval.core.EvalException;
import org.apieval.core.ask.AskLimits;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.retrieve.RetrieverSettings;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say which model helps to build data, and how it is asked. */
final class AskingOptions {

  @Option(
      names = "--model",
      paramLabel = "MODEL",
      description = "Which model, openai:NAME; recorded:FILE replays answers.")
  private Optional<String> model = Optional.empty();

  @Mixin private BackendOptions backend = new BackendOptions();

  @Option(
      names = "--run",
      paramLabel = "DIR",
      description = "The folder to keep answers in; default: FILE.run beside the result.")
  private Optional<Path> run = Optional.empty();

  @Mixin private PaceOptions pace = new PaceOptions();

  @Option(
      names = "--dry-run",
      description = "Ask nothing; show the first prompt, and how much it is.")
  private boolean dryRun;

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  /** The model as the user wrote it; empty where none is to be asked. */
  Optional<String> model() {
    return model;
  }

  /** The folder of answers, where the user named one. */
  Optional<Path> run() {
    return run;
  }

  boolean dryRun() {
    return dryRun;
  }

  boolean quiet() {
    return quiet;
  }

  /**
   * What can be asked of the model.
   *
   * @throws EvalException USER if the model or a setting is not known
   */
  Models models(PluginRegistry plugins) {
    String name =
        model.orElseThrow(
            () -> EvalException.user("--model is missing, such as --model openai:NAME"));
    Models models =
        new Models(
            plugins.models(),
            RetrieverSettings.parse(backend.settings(List.of(name)), plugins.models().ids()),
            Optional.empty());
    models.check(name, "none");
    return models;
  }

  /**
   * How the model samples.
   *
   * @throws EvalException USER if that is out of range
   */
  Sampling sampling() {
    if (backend.temperature().orElse(0.0) < 0 || backend.maxTokens().orElse(1) < 1) {
      throw EvalException.user("--temperature must be 0 or more, --max-tokens 1 or more");
    }
    return new Sampling(
        backend.temperature().map(OptionalDouble::of).orElseGet(OptionalDouble::empty),
        backend.maxTokens().map(OptionalInt::of).orElseGet(OptionalInt::empty),
        OptionalLong.empty(),
        Optional.empty());
  }

  /**
   * How hard the backend may be pressed.
   *
   * @throws EvalException USER if that is out of range
   */
  AskLimits limits() {
    return pace.limits();
  }
}
