package org.apieval.core.yamlhub;

import java.util.List;
import net.jqwik.api.Arbitraries;
import org.apieval.api.call.Call;
import org.apieval.api.hub.HubRules;
import org.apieval.api.kit.CallArbitraries;
import org.apieval.api.kit.HubRulesContract;
import org.apieval.api.kit.SampleFunction;
import org.apieval.api.kit.SampleFunction.Required;
import org.apieval.core.python.PythonParser;

/** The laws of hubs for Torch Hub in YAML. */
class TorchHubExampleContractTest extends HubRulesContract {

  @Override
  protected HubRules rules() {
    return HubFiles.rulesOf("torchhub.yaml").rules();
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
    List<String> optional = List.of("pretrained", "force_reload", "trust_repo", "source");
    return List.of(
        new SampleFunction("torch.hub.load", List.of(anyRef, model), optional),
        new SampleFunction("torch.hub.load", List.of(oneRef, model), optional),
        new SampleFunction("torch.hub.load", List.of(older, model), optional),
        new SampleFunction("torch.hub.load", List.of(anyRef), optional));
  }

  @Override
  protected Call parse(String source) {
    return PythonParser.parseCall(source).orElseThrow();
  }
}
