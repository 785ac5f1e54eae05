package org.apieval.core.yamlhub;

import java.util.List;
import org.apieval.api.call.Call;
import org.apieval.api.hub.HubRules;
import org.apieval.api.kit.CallArbitraries;
import org.apieval.api.kit.HubRulesContract;
import org.apieval.api.kit.SampleFunction;
import org.apieval.api.kit.SampleFunction.Required;
import org.apieval.core.python.PythonParser;

/** The laws of hubs for TensorFlow Hub in YAML. */
class TensorFlowHubExampleContractTest extends HubRulesContract {

  @Override
  protected HubRules rules() {
    return HubFiles.rulesOf("tensorflowhub.yaml").rules();
  }

  @Override
  protected List<SampleFunction> functions() {
    Required handle =
        new Required(
            "handle",
            0,
            CallArbitraries.repositories().map(model -> "https://tfhub.dev/" + model + "/1"),
            value ->
                List.of(
                    value + "/",
                    value + "?tf-hub-format=compressed",
                    value + "/?tf-hub-format=uncompressed",
                    value + "#x"));
    List<String> optional = List.of("tags", "trainable", "input_shape", "name");
    return List.of(
        new SampleFunction("hub.load", List.of(handle), optional),
        new SampleFunction("tensorflow_hub.load", List.of(handle), optional),
        new SampleFunction("hub.KerasLayer", List.of(handle), optional),
        new SampleFunction("tensorflow_hub.KerasLayer", List.of(handle), optional));
  }

  @Override
  protected Call parse(String source) {
    return PythonParser.parseCall(source).orElseThrow();
  }
}
