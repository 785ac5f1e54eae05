package org.apieval.hub.tfhub;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ServiceLoader;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.ApiKey.Part;
import org.apieval.api.hub.ApiKey.Role;
import org.apieval.api.hub.HubRules;
import org.apieval.api.hub.law.HubLaws;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TensorFlowHubRulesTest {

  private static final String YAMNET = "hub.load('https://tfhub.dev/google/yamnet/1')";

  private final HubRules rules = new TensorFlowHubRules();

  @Test
  void isFoundByServiceLoader() {
    assertThat(ServiceLoader.load(HubRules.class))
        .anySatisfy(hub -> assertThat(hub).isInstanceOf(TensorFlowHubRules.class));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hub.load('https://tfhub.dev/google/yamnet/1')",
        "hub.load(\"https://tfhub.dev/google/yamnet/1\", tags=[])",
        "hub.load(handle='https://tfhub.dev/google/yamnet/1')",
        "tensorflow_hub.load('https://tfhub.dev/google/yamnet/1')",
        "hub.load('https://tfhub.dev/google/yamnet/1/')",
        "hub.load('https://tfhub.dev/google/yamnet/1?tf-hub-format=compressed')",
        "hub.load('https://tfhub.dev/google/yamnet/1/?tf-hub-format=compressed')",
        "hub.load('https://tfhub.dev/google/yamnet/1#usage')",
      })
  void findsAnEntryInEverySpelling(String candidate) {
    assertThat(matches(YAMNET, candidate)).isTrue();
    assertThat(matches(candidate, YAMNET)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hub.load('https://tfhub.dev/google/yamnet/12')",
        "hub.load('https://tfhub.dev/google/yamnet')",
        "hub.load('https://tfhub.dev/google/yamnet/1/x')",
        "hub.KerasLayer('https://tfhub.dev/google/yamnet/1')",
        "hub.load(handle)",
        "hub.load()",
        "hub.load(tags='https://tfhub.dev/google/yamnet/1')",
        "hub.load(\"hub.load('https://tfhub.dev/google/yamnet/1')\")",
        "torch.hub.load('https://tfhub.dev/google/yamnet/1')",
        "load('https://tfhub.dev/google/yamnet/1')",
      })
  void doesNotFindAnEntryByAnythingElse(String candidate) {
    assertThat(matches(YAMNET, candidate)).isFalse();
  }

  @Test
  void handleThatIsAVariableIsComparedAsCode() {
    assertThat(matches("hub.KerasLayer(model_id)", "hub.KerasLayer(handle=model_id)")).isTrue();
    assertThat(matches("hub.KerasLayer(model_id)", "hub.KerasLayer('model_id')")).isFalse();
    assertThat(matches("hub.KerasLayer(model_id)", "hub.KerasLayer(other)")).isFalse();
  }

  @Test
  void wrapperIsNoApiAndHoldsOne() {
    Call wrapper = Python.call("tf.keras.Sequential([hub.KerasLayer('h/1', trainable=True)])");

    assertThat(rules.referenceKeys(wrapper)).isEmpty();
    assertThat(rules.candidateKeys(wrapper)).isEmpty();
    assertThat(wrapper.calls())
        .anySatisfy(
            inner ->
                assertThat(rules.referenceKeys(inner))
                    .containsExactly(
                        ApiKey.of("hub.KerasLayer", Part.of("handle", Role.MODEL, "h/1"))));
  }

  @Test
  void callWithoutHandleHasAKeyThatLacksIt() {
    assertThat(rules.candidateKeys(Python.call("hub.load()")))
        .containsExactly(ApiKey.of("hub.load"));
  }

  @Test
  void handleOfSlashesStaysWhatItIs() {
    ApiKey key = rules.candidateKeys(Python.call("hub.load('/')")).get(0);

    assertThat(key).isEqualTo(ApiKey.of("hub.load", Part.of("handle", Role.MODEL, "/")));
  }

  @Test
  void hyphensOfADomainAreSpaces() {
    assertThat(rules.canonicalDomain("image-classification"))
        .isEqualTo(rules.canonicalDomain("Image classification"));
  }

  private boolean matches(String reference, String candidate) {
    return new HubLaws(rules).matches(Python.call(reference), Python.call(candidate));
  }
}
