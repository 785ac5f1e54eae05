package org.apieval.hub.tfhub;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.apieval.api.call.Call;
import org.apieval.api.hub.HubRules;
import org.apieval.api.kit.CallArbitraries;
import org.apieval.api.kit.HubRulesContract;
import org.apieval.api.kit.SampleFunction;
import org.apieval.api.kit.SampleFunction.Required;

class TensorFlowHubRulesContractTest extends HubRulesContract {

  @Override
  protected HubRules rules() {
    return new TensorFlowHubRules();
  }

  @Override
  protected List<SampleFunction> functions() {
    Arbitrary<String> handles =
        Combinators.combine(CallArbitraries.repositories(), Arbitraries.integers().between(1, 12))
            .as((model, version) -> "https://tfhub.dev/" + model + "/" + version);
    Required handle =
        new Required(
            "handle",
            0,
            handles,
            value ->
                List.of(
                    value + "/",
                    value + "?tf-hub-format=compressed",
                    value + "/?tf-hub-format=uncompressed",
                    value + "#x"));
    List<String> loading = List.of("tags", "options");
    List<String> layer = List.of("trainable", "input_shape", "output_shape", "dtype", "name");
    return List.of(
        new SampleFunction("hub.load", List.of(handle), loading),
        new SampleFunction("tensorflow_hub.load", List.of(handle), loading),
        new SampleFunction("hub.KerasLayer", List.of(handle), layer),
        new SampleFunction("tensorflow_hub.KerasLayer", List.of(handle), layer));
  }

  @Override
  protected Call parse(String source) {
    return Python.call(source);
  }
}
