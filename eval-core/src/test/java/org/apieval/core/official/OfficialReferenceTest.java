package org.apieval.core.official;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.junit.jupiter.api.Test;

class OfficialReferenceTest {

  private final SyntaxParser parser = new SyntaxParser();

  @Test
  void torchHubWantsRepositoryAndModelByValue() {
    assertThat(
            read(
                PublishedScript.TORCHHUB,
                "torch.hub.load(repo_or_dir='a/b', model='c', pretrained=True)"))
        .containsExactly("a/b", "c");
  }

  @Test
  void torchHubTakesTheFirstStringThatNamesAModelForTheModel() {
    assertThat(read(PublishedScript.TORCHHUB, "torch.hub.load('a/model', source='github')"))
        .containsExactly("");
  }

  @Test
  void tensorFlowHubWantsTheModelByValueAndEverythingElseAsItStands() {
    assertThat(
            read(
                PublishedScript.TENSORFLOWHUB,
                "hub.load('https://tfhub.dev/a/1', model='m', trainable=True)"))
        .containsExactly("https://tfhub.dev/a/1", "m", "trainable=True");
  }

  @Test
  void huggingFaceWantsEveryKeywordByValueAndEverythingElse() {
    assertThat(
            read(
                PublishedScript.HUGGINGFACE, "pipeline('text-generation', model='gpt2', device=0)"))
        .containsExactly("text-generation", "gpt2", "0");
  }

  @Test
  void outerSingleQuotesAreTakenOffAndDoubleOnesStay() {
    assertThat(read(PublishedScript.HUGGINGFACE, "f('''a''', \"b\")"))
        .containsExactly("a", "\"b\"");
  }

  @Test
  void aReferenceWithoutRequiredArgumentsMatchesNothing() {
    assertThat(reference(PublishedScript.TORCHHUB, "torch.hub.load('a/b', 'c')").canMatch())
        .isFalse();
    assertThat(reference(PublishedScript.HUGGINGFACE, "f()").canMatch()).isFalse();
    assertThat(reference(PublishedScript.HUGGINGFACE, "x").canMatch()).isFalse();
    assertThat(reference(PublishedScript.HUGGINGFACE, "").canMatch()).isFalse();
  }

  @Test
  void theFunctionIsTheTextBeforeTheArguments() {
    OfficialReference reference =
        reference(PublishedScript.HUGGINGFACE, "AutoModel.from_pretrained('x')");

    assertThat(reference.function()).isEqualTo(Optional.of("AutoModel.from_pretrained"));
    assertThat(reference.canMatch()).isTrue();
  }

  private List<String> read(PublishedScript script, String call) {
    return reference(script, call).required();
  }

  private OfficialReference reference(PublishedScript script, String call) {
    return OfficialReference.read(new ApiRecord(0, "D", call, Map.of()), script, parser);
  }
}
