package org.apieval.core.training;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The settings of axolotl.
 *
 * @see <a href="https://docs.axolotl.ai/docs/config-reference.html">its configuration</a>
 */
final class AxolotlSettings {

  private AxolotlSettings() {}

  static Map<String, Object> of(TrainingPlan plan) {
    Hyperparameters all = plan.hyperparameters();
    Map<String, Object> settings = new LinkedHashMap<>();
    settings.put("base_model", plan.baseModel());
    settings.put("datasets", List.of(dataset(plan)));
    // A base model has no chat template of its own.
    settings.put("chat_template", plan.chatTemplate().orElse("tokenizer_default_fallback_chatml"));
    settings.put("val_set_size", 0);
    settings.put("output_dir", "./model");
    settings.put("sequence_len", all.length());
    // The default drops what is longer, in silence.
    settings.put("excess_length_strategy", "truncate");
    // Packed, a step would take more examples than the batch has.
    settings.put("sample_packing", false);
    settings.put("micro_batch_size", plan.split().micro());
    settings.put("gradient_accumulation_steps", plan.split().accumulation());
    settings.put("num_epochs", all.epochs());
    settings.put("learning_rate", all.learningRate());
    settings.put("lr_scheduler", "cosine");
    settings.put("warmup_ratio", all.warmUp());
    settings.put("weight_decay", all.weightDecay());
    settings.put("optimizer", "adamw_torch_fused");
    settings.put("train_on_inputs", false);
    settings.put("bf16", "auto");
    settings.put("gradient_checkpointing", true);
    settings.put("seed", 42);
    return settings;
  }

  private static Map<String, Object> dataset(TrainingPlan plan) {
    boolean openAi = plan.format() == ChatFormat.OPENAI;
    Map<String, String> properties = new LinkedHashMap<>();
    properties.put("role", openAi ? "role" : "from");
    properties.put("content", openAi ? "content" : "value");
    Map<String, Object> dataset = new LinkedHashMap<>();
    dataset.put("path", plan.data());
    dataset.put("ds_type", "json");
    dataset.put("type", "chat_template");
    dataset.put("field_messages", openAi ? "messages" : "conversations");
    dataset.put("message_property_mappings", properties);
    dataset.put("roles_to_train", List.of("assistant"));
    dataset.put("train_on_eos", "turn");
    return dataset;
  }
}
