package org.apieval.hub.tfhub;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModelCardsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          handle    | https://tfhub.dev/g/m/1                        | hub.load('https://tfhub.dev/g/m/1')
          canonical | https://www.kaggle.com/models/g/m/tf2/large/1  | hub.load('https://www.kaggle.com/models/g/m/tf2/large/1')
          canonical | https://example.org/g/m/1                      |
          title     | Module g/m/1                                   | hub.load('https://tfhub.dev/g/m/1')
          title     | Module g/sub/m/12                              | hub.load('https://tfhub.dev/g/sub/m/12')
          title     | Module g/m                                     |
          title     | Some words                                     |
          """)
  void theHandleStandsInTheMetadata(String field, String value, String call) {
    assertThat(Optional.ofNullable(ModelCards.record(Map.of(field, value)).get("api_call")))
        .isEqualTo(Optional.ofNullable(call));
  }
}
