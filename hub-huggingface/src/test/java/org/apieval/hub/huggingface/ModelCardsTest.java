package org.apieval.hub.huggingface;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModelCardsTest {

  @ParameterizedTest
  @CsvSource({
    "image-classification, Computer Vision Image Classification",
    "text-to-image, Multimodal Text-to-Image",
    "zero-shot-classification, Natural Language Processing Zero-Shot Classification",
    "text2text-generation, Natural Language Processing Text2text Generation",
    "audio-classification, Audio Classification",
    "reinforcement-learning, Reinforcement Learning",
    "something-new, Something New",
  })
  void aTaskIsADomainInItsArea(String tag, String domain) {
    assertThat(record("o/m", Map.of("pipeline_tag", tag)))
        .containsEntry("domain", domain)
        .containsEntry("api_call", "pipeline('%s', model='o/m')".formatted(tag));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          diffusers             | DiffusionPipeline.from_pretrained('o/m')
          sentence-transformers | SentenceTransformer('o/m')
          flair                 | SequenceTagger.load('o/m')
          """)
  void aLibraryThatIsKnownLoadsByItsOwnFunction(String library, String call) {
    assertThat(record("o/m", Map.of("library_name", library, "pipeline_tag", "x")))
        .containsEntry("api_call", call);
  }

  @Test
  void noCallIsInvented() {
    assertThat(record("o/m", Map.of("library_name", "unheard-of", "pipeline_tag", "x")))
        .doesNotContainKey("api_call");
    assertThat(record("o/m", Map.of())).doesNotContainKey("api_call");
    assertThat(ModelCards.record(Optional.empty(), Map.of("pipeline_tag", "x")))
        .doesNotContainKey("api_call");
  }

  @Test
  void quotesInACardDoNotEndTheCallsText() {
    assertThat(record("o/m', x=y('", Map.of("pipeline_tag", "x")).get("api_call"))
        .isEqualTo("pipeline('x', model='o/m\\', x=y(\\'')");
  }

  private static Map<String, String> record(String id, Map<String, Object> metadata) {
    return ModelCards.record(Optional.of(id), new HashMap<>(metadata));
  }
}
