package org.apieval.hub.torch;

import java.util.List;
import net.jqwik.api.Arbitraries;
import org.apieval.api.call.Call;
import org.apieval.api.hub.HubRules;
import org.apieval.api.kit.CallArbitraries;
import org.apieval.api.kit.HubRulesContract;
import org.apieval.api.kit.SampleFunction;
import org.apieval.api.kit.SampleFunction.Required;

class TorchHubRulesContractTest extends HubRulesContract {

  private static final List<String> OPTIONAL =
      List.of("pretrained", "force_reload", "trust_repo", "source", "weights", "in_channels");

  @Override
  protected HubRules rules() {
    return new TorchHubRules();
  }

  @Override
  protected List<SampleFunction> functions() {
    Required anyRef =
        new Required(
            "repo_or_dir",
            0,
            CallArbitraries.repositories(),
            repository -> List.of(repository + ":main", repository + ":v0.10.0"));
    Required oneRef =
        Required.of(
            "repo_or_dir",
            0,
            CallArbitraries.repositories()
                .flatMap(repo -> Arbitraries.of("a", "v1", "x/y").map(ref -> repo + ":" + ref)));
    Required older = Required.of("github", 0, CallArbitraries.repositories());
    Required model = Required.of("model", 1, CallArbitraries.modelNames());
    return List.of(
        new SampleFunction("torch.hub.load", List.of(anyRef, model), OPTIONAL),
        new SampleFunction("torch.hub.load", List.of(oneRef, model), OPTIONAL),
        new SampleFunction("torch.hub.load", List.of(older, model), OPTIONAL),
        new SampleFunction("torch.hub.load", List.of(anyRef), OPTIONAL));
  }

  @Override
  protected Call parse(String source) {
    return Python.call(source);
  }
}
