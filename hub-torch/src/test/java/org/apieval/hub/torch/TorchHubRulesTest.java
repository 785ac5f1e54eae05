package org.apieval.hub.torch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.ApiKey.Part;
import org.apieval.api.hub.ApiKey.Role;
import org.apieval.api.hub.HubRules;
import org.apieval.api.hub.law.HubLaws;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TorchHubRulesTest {

  private static final String RESNET =
      "torch.hub.load(repo_or_dir='pytorch/vision', model='resnet50', pretrained=True)";
  private static final String MALFORMED =
      "torch.hub.load(repo_or_dir='szq0214/MEAL-V2', 'meal_v2', model='mealv2_resnest50',"
          + " pretrained=True)";

  private final HubRules rules = new TorchHubRules();

  @Test
  void isFoundByServiceLoader() {
    assertThat(ServiceLoader.load(HubRules.class))
        .anySatisfy(hub -> assertThat(hub).isInstanceOf(TorchHubRules.class));
  }

  @Test
  void aCardNamesItsRepository() {
    assertThat(rules.recordOfCard(Optional.empty(), Map.of("github-id", "pytorch/vision")))
        .isEqualTo(
            Map.of(
                "framework",
                "PyTorch",
                "api_call",
                "torch.hub.load(repo_or_dir='pytorch/vision')"));
    assertThat(rules.recordOfCard(Optional.of("x"), Map.of("github-id", 7)))
        .doesNotContainKey("api_call");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "torch.hub.load('pytorch/vision', 'resnet50', pretrained=True)",
        "torch.hub.load('pytorch/vision', model='resnet50')",
        "torch.hub.load(model=\"resnet50\", repo_or_dir=\"pytorch/vision\")",
        "torch.hub.load(github='pytorch/vision', model='resnet50')",
        "torch.hub.load('pytorch/vision:v0.10.0', 'resnet50', weights='IMAGENET1K_V1')",
        "torch.hub.load('pytorch/vision', **{'model': 'resnet50'})",
        "torch.hub.load('pytorch/vision', 'resnet50', 'extra')",
      })
  void findsAnEntryInEverySpelling(String candidate) {
    assertMatch(RESNET, candidate);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "torch.hub.load('pytorch/vision', 'resnet500')",
        "torch.hub.load('pytorch/vision', 'ResNet50', pretrained=True)",
        "torch.hub.load('pytorch/vision2', 'resnet50')",
        "torch.hub.load('pytorch/vision')",
        "torch.hub.load(model='resnet50')",
        "torch.hub.load()",
        "torch.hub.load(repo, 'resnet50')",
        "torch.hub.load('pytorch/vision', resnet50)",
        "torch.hub.load(\"torch.hub.load('pytorch/vision', 'resnet50')\")",
        "torch.hub.list('pytorch/vision', 'resnet50')",
        "hub.load('pytorch/vision', 'resnet50')",
        "load('pytorch/vision', 'resnet50')",
      })
  void doesNotFindAnEntryByAnythingElse(String candidate) {
    assertNoMatch(RESNET, candidate);
  }

  @Test
  void entryWithARefWantsThatRef() {
    String reference = "torch.hub.load(repo_or_dir='o/gan:hub', model='DCGAN')";

    assertMatch(reference, "torch.hub.load('o/gan:hub', 'DCGAN')");
    assertNoMatch(reference, "torch.hub.load('o/gan', 'DCGAN')");
    assertNoMatch(reference, "torch.hub.load('o/gan:main', 'DCGAN')");
  }

  @Test
  void entryWithoutAModelAcceptsAnyOfItsRepository() {
    String reference = "torch.hub.load(repo_or_dir='huggingface/pytorch-transformers')";

    assertMatch(reference, "torch.hub.load('huggingface/pytorch-transformers')");
    assertMatch(
        reference, "torch.hub.load('huggingface/pytorch-transformers:main', 'config', 'b')");
    assertNoMatch(reference, "torch.hub.load('huggingface/transformers', 'config')");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "torch.hub.load('szq0214/MEAL-V2', 'meal_v2', 'mealv2_resnest50')",
        "torch.hub.load('szq0214/MEAL-V2:main', 'meal_v2', 'mealv2_resnest50', pretrained=False)",
        "torch.hub.load('szq0214/MEAL-V2', 'meal_v2', model='mealv2_resnest50')",
        MALFORMED,
      })
  void findsAMalformedEntryByEntryPointAndVariant(String candidate) {
    assertMatch(MALFORMED, candidate);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "torch.hub.load('szq0214/MEAL-V2', 'meal_v2')",
        "torch.hub.load('szq0214/MEAL-V2')",
        "torch.hub.load('szq0214/MEAL-V2', 'mealv2_resnest50')",
        "torch.hub.load('szq0214/MEAL-V2', 'meal_v2', 'mealv2_resnest50_cutmix')",
        "torch.hub.load(repo_or_dir='szq0214/MEAL-V2', 'meal_v2', model='mealv2_efficientnet_b0')",
      })
  void wantsEntryPointAndVariantOfAMalformedEntry(String candidate) {
    assertNoMatch(MALFORMED, candidate);
  }

  @Test
  void keysNameRepositoryThenModelMostSpecificFirst() {
    Part withRef = Part.of("repo_or_dir", Role.REPOSITORY, "o/r:v1");
    Part repository = withRef.withValue("o/r");
    Part model = Part.of("model", Role.MODEL, "m");

    assertThat(rules.candidateKeys(Python.call("torch.hub.load('o/r:v1', 'm')")))
        .containsExactly(
            ApiKey.of("torch.hub.load", withRef, model),
            ApiKey.of("torch.hub.load", repository, model),
            ApiKey.of("torch.hub.load", withRef),
            ApiKey.of("torch.hub.load", repository));
  }

  @Test
  void callWithoutRepositoryHasAKeyThatLacksIt() {
    assertThat(rules.candidateKeys(Python.call("torch.hub.load(model='m')")))
        .containsExactly(ApiKey.of("torch.hub.load"));
  }

  @Test
  void variableIsMarkedAsNotConstant() {
    ApiKey key = rules.candidateKeys(Python.call("torch.hub.load(repo, name)")).get(0);

    assertThat(key.parts()).extracting(Part::isConstant).containsExactly(false, false);
  }

  @Test
  void capitalisationOfADomainDoesNotMatter() {
    assertThat(rules.canonicalDomain("Text-to-Speech"))
        .isEqualTo(rules.canonicalDomain("Text-To-Speech"));
  }

  private void assertMatch(String reference, String candidate) {
    assertThat(new HubLaws(rules).matches(Python.call(reference), Python.call(candidate)))
        .as(candidate)
        .isTrue();
  }

  private void assertNoMatch(String reference, String candidate) {
    assertThat(new HubLaws(rules).matches(Python.call(reference), Python.call(candidate)))
        .as(candidate)
        .isFalse();
  }
}
