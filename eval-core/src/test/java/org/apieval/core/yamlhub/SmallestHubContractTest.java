package org.apieval.core.yamlhub;

import java.util.List;
import org.apieval.api.call.Call;
import org.apieval.api.hub.HubRules;
import org.apieval.api.kit.CallArbitraries;
import org.apieval.api.kit.HubRulesContract;
import org.apieval.api.kit.SampleFunction;
import org.apieval.api.kit.SampleFunction.Required;
import org.apieval.core.python.PythonParser;

/** The laws of hubs for the least that a hub file says. */
class SmallestHubContractTest extends HubRulesContract {

  @Override
  protected HubRules rules() {
    return HubFiles.read("id: spacy", "functions: [{name: spacy.load, required: [name, part]}]")
        .rules();
  }

  @Override
  protected List<SampleFunction> functions() {
    Required name = Required.of("name", 0, CallArbitraries.modelNames());
    Required part = Required.of("part", 1, CallArbitraries.modelNames());
    return List.of(
        new SampleFunction("spacy.load", List.of(name, part), List.of("vocab", "disable")));
  }

  @Override
  protected Call parse(String source) {
    return PythonParser.parseCall(source).orElseThrow();
  }
}
