package org.apieval.core.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TrainerTest {

  /**
   * Those of the trainers' documented settings that may be used: of axolotl {@code
   * axolotl.utils.schemas} (config, datasets, training), of TRL {@code ScriptArguments}, {@code
   * DatasetMixtureConfig}, {@code ModelConfig}, {@code SFTConfig}, the {@code TrainingArguments} of
   * Transformers 5 and the arguments of {@code accelerate launch}, of LLaMA-Factory {@code
   * llamafactory.hparams} and the {@code TrainingArguments}.
   */
  private static final Map<Trainer, Set<String>> DOCUMENTED =
      Map.of(
          Trainer.AXOLOTL,
          Set.of(
              "base_model",
              "datasets",
              "chat_template",
              "val_set_size",
              "output_dir",
              "sequence_len",
              "excess_length_strategy",
              "sample_packing",
              "micro_batch_size",
              "gradient_accumulation_steps",
              "num_epochs",
              "learning_rate",
              "lr_scheduler",
              "warmup_ratio",
              "weight_decay",
              "optimizer",
              "train_on_inputs",
              "bf16",
              "gradient_checkpointing",
              "seed"),
          Trainer.TRL,
          Set.of(
              "model_name_or_path",
              "datasets",
              "chat_template_path",
              "output_dir",
              "max_length",
              "packing",
              "completion_only_loss",
              "assistant_only_loss",
              "per_device_train_batch_size",
              "gradient_accumulation_steps",
              "num_train_epochs",
              "learning_rate",
              "lr_scheduler_type",
              "warmup_steps",
              "weight_decay",
              "bf16",
              "gradient_checkpointing",
              "save_strategy",
              "seed",
              "num_processes"),
          Trainer.LLAMA_FACTORY,
          Set.of(
              "model_name_or_path",
              "stage",
              "do_train",
              "finetuning_type",
              "dataset",
              "dataset_dir",
              "template",
              "cutoff_len",
              "packing",
              "output_dir",
              "per_device_train_batch_size",
              "gradient_accumulation_steps",
              "num_train_epochs",
              "learning_rate",
              "lr_scheduler_type",
              "warmup_ratio",
              "weight_decay",
              "bf16",
              "save_strategy",
              "seed"));

  /** The fields of a data set: of axolotl {@code SFTDataset}, of TRL {@code DatasetConfig}. */
  private static final Map<Trainer, Set<String>> DATA_SET_FIELDS =
      Map.of(
          Trainer.AXOLOTL,
          Set.of(
              "path",
              "ds_type",
              "type",
              "field_messages",
              "message_property_mappings",
              "roles_to_train",
              "train_on_eos"),
          Trainer.TRL,
          Set.of("path", "data_files", "split"));

  private final ObjectMapper yaml = new ObjectMapper(new YAMLFactory());

  @ParameterizedTest
  @EnumSource
  void everySettingIsOneThatTheTrainerDocuments(Trainer trainer) throws IOException {
    for (Optional<String> template : List.of(Optional.of("llama3"), Optional.<String>empty())) {
      JsonNode settings = written(trainer, plan("base", trainer.usualFormat(), template));

      assertThat(names(settings)).isSubsetOf(DOCUMENTED.get(trainer));
      settings
          .path("datasets")
          .forEach(set -> assertThat(names(set)).isEqualTo(DATA_SET_FIELDS.get(trainer)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void thePublishedHyperparametersAreSet(Trainer trainer) throws IOException {
    JsonNode settings = written(trainer, plan("base", trainer.usualFormat(), Optional.empty()));

    assertThat(number(settings, "learning_rate")).isEqualTo(0.00002);
    assertThat(number(settings, "num_epochs", "num_train_epochs")).isEqualTo(5);
    assertThat(number(settings, "warmup_ratio", "warmup_steps")).isEqualTo(0.03);
    assertThat(number(settings, "weight_decay")).isZero();
    assertThat(number(settings, "sequence_len", "max_length", "cutoff_len")).isEqualTo(2048);
    assertThat(
            8
                * number(settings, "micro_batch_size", "per_device_train_batch_size")
                * number(settings, "gradient_accumulation_steps"))
        .isEqualTo(64);
  }

  @Test
  void numbersHaveNoExponentWhichPythonWouldTakeForText() throws IOException {
    assertThat(text(Trainer.TRL, plan("base", ChatFormat.OPENAI, Optional.empty())))
        .contains("\nlearning_rate: 0.00002\n")
        .contains("# 64 examples a step: 8 devices x 4 at a time x 2 accumulated.\n")
        .contains("warm-up 0.03");
  }

  @Test
  void whatIsTrainedOnIsTheAnswer() throws IOException {
    assertThat(setting(Trainer.TRL, ChatFormat.OPENAI, "assistant_only_loss")).isTrue();
    assertThat(setting(Trainer.TRL, ChatFormat.PROMPT_COMPLETION, "completion_only_loss")).isTrue();
    assertThat(setting(Trainer.AXOLOTL, ChatFormat.OPENAI, "train_on_inputs")).isFalse();
  }

  private boolean setting(Trainer trainer, ChatFormat format, String name) throws IOException {
    return written(trainer, plan("m", format, Optional.empty())).get(name).booleanValue();
  }

  @Test
  void axolotlIsToldWhereShareGptHasItsTexts() throws IOException {
    JsonNode set =
        written(Trainer.AXOLOTL, plan("m", ChatFormat.SHAREGPT, Optional.empty()))
            .get("datasets")
            .get(0);

    assertThat(set.get("field_messages").asText()).isEqualTo("conversations");
    assertThat(set.get("message_property_mappings"))
        .isEqualTo(yaml.readTree("{role: from, content: value}"));
  }

  @Test
  void llamaFactoryFindsItsDataSetInTheList() throws IOException {
    StringWriter list = new StringWriter();
    TrainingPlan plan = plan("m", ChatFormat.OPENAI, Optional.empty());
    LlamaFactorySettings.writeDataSets(plan, list);

    JsonNode set =
        yaml.readTree(list.toString())
            .get(written(Trainer.LLAMA_FACTORY, plan).get("dataset").asText());
    assertThat(set.get("file_name").asText()).isEqualTo("train.jsonl");
    assertThat(set.get("columns").get("messages").asText()).isEqualTo("messages");
    assertThat(names(set.get("tags")))
        .containsExactlyInAnyOrder("role_tag", "content_tag", "user_tag", "assistant_tag");
  }

  @Property(tries = 200)
  void noNameOfAModelBreaksTheSettings(@ForAll String name, @ForAll Trainer trainer)
      throws IOException {
    String model = name.replaceAll("[^\\p{Print}\\n\\t]", "?");
    JsonNode settings = written(trainer, plan(model, trainer.usualFormat(), Optional.of(model)));

    assertThat(names(settings)).isSubsetOf(DOCUMENTED.get(trainer));
    String field = trainer == Trainer.AXOLOTL ? "base_model" : "model_name_or_path";
    assertThat(settings.get(field).textValue()).isEqualTo(model);
  }

  @Test
  void aFormThatATrainerDoesNotTakeIsRefused() {
    assertThatThrownBy(() -> Trainer.of("trl").check(ChatFormat.SHAREGPT))
        .isInstanceOf(EvalException.class)
        .hasMessage("trl does not take the format sharegpt; it takes: prompt-completion, openai");
  }

  private JsonNode written(Trainer trainer, TrainingPlan plan) throws IOException {
    return yaml.readTree(text(trainer, plan));
  }

  private static String text(Trainer trainer, TrainingPlan plan) throws IOException {
    StringWriter out = new StringWriter();
    SettingsFile.write(trainer, plan, out);
    return out.toString();
  }

  private static TrainingPlan plan(String model, ChatFormat format, Optional<String> template) {
    return new TrainingPlan(
        model, "train.jsonl", format, Hyperparameters.published(), BatchSplit.of(64, 8), template);
  }

  private static Set<String> names(JsonNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return new TreeSet<>(names);
  }

  private static double number(JsonNode settings, String... names) {
    for (String name : names) {
      if (settings.path(name).isNumber()) {
        return settings.get(name).doubleValue();
      }
    }
    throw new AssertionError("none of " + List.of(names) + " is a number in " + settings);
  }
}
