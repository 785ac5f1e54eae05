package org.apieval.core.yamlhub;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apieval.api.hub.HubRules;
import org.apieval.core.python.PythonParser;
import org.junit.jupiter.api.Test;

class YamlRulesTest {

  private static List<String> references(HubRules rules, String call) {
    return rules.referenceKeys(PythonParser.parseCall(call).orElseThrow()).stream()
        .map(Object::toString)
        .toList();
  }

  private static List<String> candidates(HubRules rules, String call) {
    return rules.candidateKeys(PythonParser.parseCall(call).orElseThrow()).stream()
        .map(Object::toString)
        .toList();
  }

  private static HubRules hub(String... functions) {
    String[] lines = new String[functions.length + 2];
    lines[0] = "id: zoo";
    lines[1] = "functions:";
    System.arraycopy(functions, 0, lines, 2, functions.length);
    return HubFiles.read(lines).rules();
  }

  @Test
  void everyCallIsOneWhereAnyFunctionIs() {
    HubRules rules = HubFiles.read("id: zoo", "functions: any").rules();

    assertThat(candidates(rules, "client.users().list(id='a')"))
        .containsExactly("client.users().list()");
    assertThat(references(rules, "client.users().list()"))
        .isEqualTo(candidates(rules, "client.users().list(id='a')"));
    assertThat(candidates(rules, "handlers[0](1)")).isEmpty();
  }

  @Test
  void functionInsideAChainHasItsOwnArguments() {
    HubRules rules = hub("  - {name: client.files().get, required: [id]}");

    assertThat(candidates(rules, "client.files(1).get('a')"))
        .containsExactly("client.files().get(id='a')");
    assertThat(candidates(rules, "client.files(1).get('a').execute()")).isEmpty();
  }

  @Test
  void aliasesAndModulesAreOneFunction() {
    HubRules rules =
        hub("  - {name: load, modules: [zoo, zoo_hub], aliases: old.fetch, required: [name]}");

    assertThat(candidates(rules, "zoo.load('a')")).containsExactly("zoo.load(name='a')");
    assertThat(candidates(rules, "zoo_hub.load('a')")).containsExactly("zoo.load(name='a')");
    assertThat(candidates(rules, "old.fetch('a')")).containsExactly("zoo.load(name='a')");
    assertThat(candidates(rules, "load('a')")).isEmpty();
  }

  @Test
  void nameThatIsWrittenOutCountsBeforeAPattern() {
    HubRules rules = hub("  - '*.load'", "  - {name: zoo.load, required: [name]}");

    assertThat(candidates(rules, "zoo.load('a')")).containsExactly("zoo.load(name='a')");
    assertThat(candidates(rules, "ark.load('a')")).containsExactly("ark.load()");
    assertThat(candidates(rules, "load('a')")).isEmpty();
  }

  @Test
  void candidateIsFoundWithoutItsOptionalArgumentsToo() {
    HubRules rules =
        hub(
            "  - name: f",
            "    required: [a, {name: b, optional: true}, {name: c, optional: true}]");

    assertThat(references(rules, "f(1, 2)")).containsExactly("f(a=1, b=2)");
    assertThat(candidates(rules, "f(1, 2, 3)"))
        .containsExactly("f(a=1, b=2, c=3)", "f(a=1, b=2)", "f(a=1, c=3)", "f(a=1)");
  }

  @Test
  void nothingBehindAMissingArgumentIdentifiesAnApi() {
    HubRules rules = hub("  - {name: f, required: [a, b]}");

    assertThat(candidates(rules, "f(b=2)")).containsExactly("f()");
    assertThat(references(rules, "f(b=2)")).containsExactly("f()");
  }

  @Test
  void acceptedSpellingsAreThoseOfTheCandidateOnly() {
    HubRules rules =
        hub("  - {name: f, required: [{name: a, accept: [strip-git-ref, base-name]}]}");

    assertThat(references(rules, "f('o/r:v1')")).containsExactly("f(a='o/r:v1')");
    assertThat(candidates(rules, "f('o/r:v1')"))
        .containsExactly("f(a='o/r:v1')", "f(a='o/r')", "f(a='r')");
  }

  @Test
  void onlyTextsAreNormalised() {
    HubRules rules = hub("  - {name: f, required: [{name: a, normalise: fold-case}]}");

    assertThat(candidates(rules, "f('X')")).containsExactly("f(a='x')");
    assertThat(candidates(rules, "f(X)")).containsExactly("f(a=X)");
  }

  @Test
  void positionCountsFirstWhereTheFileSaysSo() {
    HubRules rules =
        hub("  - {name: f, required: [{name: a, prefer: position}, {name: b, keywords: [a, c]}]}");

    assertThat(candidates(rules, "f(a=1, c=2)")).containsExactly("f(a=1, b=2)");
    assertThat(references(rules, "f(1, a=2)")).containsExactly("f(a=1, b=2)");
  }

  @Test
  void otherLabelsOfADomainAreThatDomain() {
    HubRules rules =
        HubFiles.read("id: zoo", "functions: any", "domains: {Object Detection: [Detection, OD]}")
            .rules();

    assertThat(rules.canonicalDomain("od")).isEqualTo(rules.canonicalDomain("object-detection"));
    assertThat(rules.canonicalDomain("Detections")).isEqualTo("detections");
  }
}
