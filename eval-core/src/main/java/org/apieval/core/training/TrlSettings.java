package org.apieval.core.training;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The settings of TRL's {@code trl sft}.
 *
 * @see <a href="https://huggingface.co/docs/trl/clis">its command line</a>
 */
final class TrlSettings {

  private TrlSettings() {}

  static Map<String, Object> of(TrainingPlan plan) {
    Hyperparameters all = plan.hyperparameters();
    Map<String, Object> dataset = new LinkedHashMap<>();
    dataset.put("path", "json");
    dataset.put("data_files", plan.data());
    dataset.put("split", "train");
    Map<String, Object> settings = new LinkedHashMap<>();
    settings.put("model_name_or_path", plan.baseModel());
    settings.put("datasets", List.of(dataset));
    plan.chatTemplate().ifPresent(template -> settings.put("chat_template_path", template));
    settings.put("output_dir", "model");
    settings.put("max_length", all.length());
    settings.put("packing", false);
    boolean completion = plan.format() == ChatFormat.PROMPT_COMPLETION;
    settings.put(completion ? "completion_only_loss" : "assistant_only_loss", true);
    settings.put("per_device_train_batch_size", plan.split().micro());
    settings.put("gradient_accumulation_steps", plan.split().accumulation());
    settings.put("num_train_epochs", all.epochs());
    settings.put("learning_rate", all.learningRate());
    settings.put("lr_scheduler_type", "cosine");
    settings.put("warmup_steps", all.warmUp()); // below 1 it is a share of all steps
    settings.put("weight_decay", all.weightDecay());
    settings.put("bf16", true);
    settings.put("gradient_checkpointing", true);
    settings.put("save_strategy", "epoch");
    settings.put("seed", 42);
    settings.put("num_processes", plan.split().devices());
    return settings;
  }
}
