package org.apieval.core.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MentionsTest {

  @ParameterizedTest
  @CsvSource({
    "bert-base, bert-base., true",
    "bert-base, bert-base-uncased, false",
    "bert, m.bert, false",
    "resnet18, resnet18x, false",
    "owner/model, https://hub/owner/model/tree/main, true",
    "owner/model, my-owner/model, false",
    "pytorch/vision, 'load(''pytorch/vision:v0.10.0'')', true",
    "pytorch/vision:v0.9, pytorch/vision:v0.10.0, false",
    "whisper-tiny, whisper-tiny.en, false",
    "https://tfhub.dev/g/m/1, (https://tfhub.dev/g/m/1), true",
    "https://tfhub.dev/g/m, https://tfhub.dev/g/m/1, false",
    "https://tfhub.dev/g/m/1, https://tfhub.dev/g/m/12, false",
    "https://tfhub.dev/g/m/1, # Module g/m/1, true",
    "https://tfhub.dev/m, m, false",
    "file, nothing, false",
    "owner/file, nothing, true",
  })
  void anIdentifierIsMentionedAsAWholeOrNot(String identifier, String text, boolean mentioned) {
    Card card =
        new Card(
            "owner--file.md", text, text, Map.of(), Optional.empty(), Optional.empty(), List.of());

    assertThat(Mentions.of(card, identifier)).isEqualTo(mentioned);
  }
}
