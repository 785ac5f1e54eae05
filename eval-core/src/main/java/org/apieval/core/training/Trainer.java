package org.apieval.core.training;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apieval.core.Choice;
import org.apieval.core.EvalException;

/** The programs for which settings are written. The first format of each is its usual one. */
public enum Trainer {
  AXOLOTL(
      "axolotl",
      "axolotl train axolotl.yaml",
      AxolotlSettings::of,
      ChatFormat.OPENAI,
      ChatFormat.SHAREGPT),
  TRL(
      "trl",
      "trl sft --config trl.yaml",
      TrlSettings::of,
      ChatFormat.PROMPT_COMPLETION,
      ChatFormat.OPENAI),
  LLAMA_FACTORY(
      "llama-factory",
      "llamafactory-cli train llama-factory.yaml",
      LlamaFactorySettings::of,
      ChatFormat.OPENAI,
      ChatFormat.SHAREGPT);

  private final String id;
  private final String command;
  private final Function<TrainingPlan, Map<String, Object>> settings;
  private final List<ChatFormat> formats;

  Trainer(
      String id,
      String command,
      Function<TrainingPlan, Map<String, Object>> settings,
      ChatFormat... formats) {
    this.id = id;
    this.command = command;
    this.settings = settings;
    this.formats = List.of(formats);
  }

  /** Its name on the command line. */
  public String id() {
    return id;
  }

  /** What trains, typed in the folder with the settings. */
  public String command() {
    return command;
  }

  /** The file that holds the settings. */
  public String file() {
    return id + ".yaml";
  }

  /** The program's settings by name; values are texts, numbers, booleans, lists and maps. */
  public Map<String, Object> settings(TrainingPlan plan) {
    return settings.apply(plan);
  }

  /** The form of examples it usually takes. */
  public ChatFormat usualFormat() {
    return formats.get(0);
  }

  /**
   * Checks that it takes examples of a form.
   *
   * @throws EvalException USER if not, naming those that it takes
   */
  public void check(ChatFormat format) {
    if (!formats.contains(format)) {
      throw EvalException.user(
          "%s does not take the format %s; it takes: %s"
              .formatted(
                  id,
                  format.id(),
                  String.join(", ", formats.stream().map(ChatFormat::id).toList())));
    }
  }

  /**
   * The trainer of that name.
   *
   * @throws EvalException USER if there is none
   */
  public static Trainer of(String id) {
    return Choice.of("trainer", id, List.of(values()), Trainer::id);
  }
}
