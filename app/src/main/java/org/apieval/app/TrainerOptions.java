package org.apieval.app;

import java.util.Optional;
import org.apieval.core.EvalException;
import org.apieval.core.training.BatchSplit;
import org.apieval.core.training.ChatFormat;
import org.apieval.core.training.ExportFiles;
import org.apieval.core.training.Hyperparameters;
import org.apieval.core.training.Trainer;
import org.apieval.core.training.TrainingPlan;
import picocli.CommandLine.Option;

/** The options that say what trains, on what, from which model. */
final class TrainerOptions {

  @Option(
      names = "--trainer",
      paramLabel = "ID",
      description =
          "Also write the settings of this program, with the published hyperparameters: axolotl,"
              + " trl or llama-factory.")
  private Optional<String> trainer = Optional.empty();

  @Option(
      names = "--base-model",
      paramLabel = "NAME",
      description = "The model to start from, such as huggyllama/llama-7b; with --trainer.")
  private Optional<String> baseModel = Optional.empty();

  @Option(
      names = "--devices",
      paramLabel = "N",
      description =
          "How many devices train, so that a step takes 64 examples on all of them; default: 1.")
  private Optional<Integer> devices = Optional.empty();

  @Option(
      names = "--micro-batch",
      paramLabel = "N",
      description = "How many examples a device takes at a time; default: 4, if that goes.")
  private Optional<Integer> microBatch = Optional.empty();

  @Option(
      names = "--chat-template",
      paramLabel = "NAME",
      description =
          "The trainer's name of a chat template, or for trl a file; default: the model's own.")
  private Optional<String> chatTemplate = Optional.empty();

  Optional<Trainer> trainer() {
    return trainer.map(Trainer::of);
  }

  /**
   * Checks that the options go together.
   *
   * @throws EvalException USER saying which is missing or too much
   */
  void check() {
    boolean others =
        baseModel.isPresent()
            || devices.isPresent()
            || microBatch.isPresent()
            || chatTemplate.isPresent();
    if (trainer.isEmpty() && others) {
      throw EvalException.user(
          "--base-model, --devices, --micro-batch and --chat-template go with --trainer ID, which is"
              + " missing");
    }
    if (trainer.isPresent() && baseModel.filter(name -> !name.isBlank()).isEmpty()) {
      throw EvalException.user("--trainer goes with --base-model NAME, which is missing");
    }
  }

  /**
   * What the trainer is told, once {@link #check()} has passed.
   *
   * @param length the most tokens of an example
   * @throws EvalException USER if a step can't be spread over the devices
   */
  TrainingPlan plan(ChatFormat format, int length) {
    Hyperparameters published = Hyperparameters.published();
    Hyperparameters used =
        new Hyperparameters(
            published.learningRate(),
            published.batch(),
            published.epochs(),
            published.warmUp(),
            published.weightDecay(),
            length);
    int spread = devices.orElse(1);
    return new TrainingPlan(
        baseModel.orElseThrow(),
        ExportFiles.EXAMPLES,
        format,
        used,
        microBatch
            .map(micro -> BatchSplit.of(used.batch(), spread, micro))
            .orElseGet(() -> BatchSplit.of(used.batch(), spread)),
        chatTemplate);
  }
}
