package org.apieval.hub.huggingface;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import org.apieval.api.call.Call;
import org.apieval.api.hub.HubRules;
import org.apieval.api.kit.CallArbitraries;
import org.apieval.api.kit.HubRulesContract;
import org.apieval.api.kit.SampleFunction;
import org.apieval.api.kit.SampleFunction.Required;

class HuggingFaceRulesContractTest extends HubRulesContract {

  private static final List<String> OPTIONAL =
      List.of("torch_dtype", "revision", "subfolder", "unet", "savedir", "device", "tokenizer");

  @Override
  protected HubRules rules() {
    return new HuggingFaceRules();
  }

  @Override
  protected List<SampleFunction> functions() {
    Arbitrary<String> models =
        Arbitraries.oneOf(CallArbitraries.repositories(), CallArbitraries.modelNames());
    Arbitrary<String> tasks = Arbitraries.of("fill-mask", "summarization", "text-to-image");
    Required task = Required.of("task", 0, tasks);
    return List.of(
        one("AutoModel.from_pretrained", "pretrained_model_name_or_path", models),
        one("transformers.BertModel.from_pretrained", "pretrained_model_name_or_path", models),
        one("pipeline.from_pretrained", "pretrained_model_name_or_path", models),
        one("SentenceTransformer", "model_name_or_path", models),
        one("timm.create_model", "model_name", models),
        one("joblib.load", "filename", models),
        one("separator.from_hparams", "source", models),
        one("load_from_hub", "repo_id", models),
        one("VoiceActivityDetection", "segmentation", models),
        new SampleFunction("pipeline", List.of(task, Required.of("model", 1, models)), OPTIONAL),
        new SampleFunction("transformers.pipeline", List.of(task), OPTIONAL),
        new SampleFunction("pipeline", List.of(Required.of("model", -1, models)), OPTIONAL));
  }

  private static SampleFunction one(String function, String keyword, Arbitrary<String> values) {
    return new SampleFunction(function, List.of(Required.of(keyword, 0, values)), OPTIONAL);
  }

  @Override
  protected Call parse(String source) {
    return Python.call(source);
  }
}
