package org.apieval.core.yamlhub;

import java.util.List;
import java.util.Locale;
import org.apieval.api.call.Call;
import org.apieval.api.hub.HubRules;
import org.apieval.api.kit.CallArbitraries;
import org.apieval.api.kit.HubRulesContract;
import org.apieval.api.kit.SampleFunction;
import org.apieval.api.kit.SampleFunction.Required;
import org.apieval.core.python.PythonParser;

/** The laws of hubs where a pattern names functions, and an argument has no position. */
class PatternHubContractTest extends HubRulesContract {

  @Override
  protected HubRules rules() {
    return HubFiles.read(
            "id: zoo",
            "functions:",
            "  - name: '*.from_pretrained'",
            "    required:",
            "      - name: model",
            "        normalise: fold-case",
            "      - name: task",
            "        position: none",
            "        role: other")
        .rules();
  }

  @Override
  protected List<SampleFunction> functions() {
    Required model =
        new Required(
            "model",
            0,
            CallArbitraries.modelNames()
                .map(name -> name.toLowerCase(Locale.ROOT))
                .filter(PatternHubContractTest::folds),
            value -> List.of(value.toUpperCase(Locale.ROOT)));
    Required task = Required.of("task", -1, CallArbitraries.modelNames());
    return List.of(
        new SampleFunction("Zoo.from_pretrained", List.of(model, task), List.of("seed", "device")),
        new SampleFunction("a.b.Cat.from_pretrained", List.of(model, task), List.of("seed")));
  }

  @Override
  protected Call parse(String source) {
    return PythonParser.parseCall(source).orElseThrow();
  }

  /** Not every letter has an upper case of its own. */
  private static boolean folds(String text) {
    return text.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT).equals(text);
  }
}
