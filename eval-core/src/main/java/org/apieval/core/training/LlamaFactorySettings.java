package org.apieval.core.training;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apieval.core.report.Json;

/**
 * The settings of LLaMA-Factory, and the list of data sets that it wants beside them.
 *
 * @see <a href="https://github.com/hiyouga/LLaMA-Factory/blob/main/data/README.md">its data
 *     sets</a>
 */
public final class LlamaFactorySettings {

  /** The file that lists data sets. */
  public static final String DATA_SETS = "dataset_info.json";

  private static final String NAME = "apieval";

  private LlamaFactorySettings() {}

  static Map<String, Object> of(TrainingPlan plan) {
    Hyperparameters all = plan.hyperparameters();
    Map<String, Object> settings = new LinkedHashMap<>();
    settings.put("model_name_or_path", plan.baseModel());
    settings.put("stage", "sft");
    settings.put("do_train", true);
    settings.put("finetuning_type", "full");
    settings.put("dataset", NAME);
    settings.put("dataset_dir", ".");
    plan.chatTemplate().ifPresent(template -> settings.put("template", template));
    settings.put("cutoff_len", all.length());
    settings.put("packing", false);
    settings.put("output_dir", "model");
    settings.put("per_device_train_batch_size", plan.split().micro());
    settings.put("gradient_accumulation_steps", plan.split().accumulation());
    settings.put("num_train_epochs", all.epochs());
    settings.put("learning_rate", all.learningRate());
    settings.put("lr_scheduler_type", "cosine");
    settings.put("warmup_ratio", all.warmUp());
    settings.put("weight_decay", all.weightDecay());
    settings.put("bf16", true);
    settings.put("save_strategy", "epoch");
    settings.put("seed", 42);
    return settings;
  }

  /** Writes the list, with the one data set in it. */
  public static void writeDataSets(TrainingPlan plan, Writer out) throws IOException {
    boolean openAi = plan.format() == ChatFormat.OPENAI;
    try (JsonGenerator json = Json.indented(out)) {
      json.writeStartObject();
      json.writeObjectFieldStart(NAME);
      json.writeStringField("file_name", plan.data());
      json.writeStringField("formatting", "sharegpt"); // OpenAI's is a case of it
      json.writeObjectFieldStart("columns");
      json.writeStringField("messages", openAi ? "messages" : "conversations");
      json.writeEndObject();
      json.writeObjectFieldStart("tags");
      json.writeStringField("role_tag", openAi ? "role" : "from");
      json.writeStringField("content_tag", openAi ? "content" : "value");
      json.writeStringField("user_tag", openAi ? "user" : "human");
      json.writeStringField("assistant_tag", openAi ? "assistant" : "gpt");
      json.writeEndObject();
      json.writeEndObject();
      json.writeEndObject();
    }
    out.write('\n');
  }
}
