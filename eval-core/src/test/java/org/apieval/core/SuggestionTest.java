package org.apieval.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SuggestionTest {

  private static final List<String> HUBS = List.of("huggingface", "tensorflowhub", "torchhub");

  @Test
  void findsANameWithATypingErrorWhateverItsCase() {
    assertThat(Suggestion.closest("torchub", HUBS)).contains("torchhub");
    assertThat(Suggestion.closest("HuggingFaces", HUBS)).contains("huggingface");
  }

  @Test
  void staysSilentWhenNothingIsClose() {
    assertThat(Suggestion.closest("openapi", HUBS)).isEmpty();
    assertThat(Suggestion.hint("openapi", HUBS)).isEmpty();
    assertThat(Suggestion.closest("x", List.of())).isEmpty();
  }

  @Test
  void ofTwoEquallyCloseNamesTakesTheFirst() {
    assertThat(Suggestion.closest("hub0", List.of("hub1", "hub2"))).contains("hub1");
  }
}
