package org.apieval.core.drift;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IdentifierTest {

  @ParameterizedTest
  @CsvSource({
    "pytorch/vision:v0.10.0, new/vision:v0.10.0, pytorch/vision_x:v0.10.0, pytorch/vision:v7.0.0",
    "pytorch/vision:v2, new/vision:v2, pytorch/vision_x:v2, pytorch/vision:v9",
    "pytorch/vision:main, new/vision:main, pytorch/vision_x:main, -",
    "facebook/bart-base, new/bart-base, facebook/bart-base-x, -",
    "https://tfhub.dev/google/a/b_c/4, https://tfhub.dev/new/a/b_c/4,"
        + " https://tfhub.dev/google/a/b_c_x/4, https://tfhub.dev/google/a/b_c/11",
    "https://tfhub.dev/google/elmo/3?tf-hub-format=compressed,"
        + " https://tfhub.dev/new/elmo/3?tf-hub-format=compressed,"
        + " https://tfhub.dev/google/elmo_x/3?tf-hub-format=compressed,"
        + " https://tfhub.dev/google/elmo/10?tf-hub-format=compressed",
    "https://kaggle.com/models/elmo/, https://kaggle.com/new/elmo/,"
        + " https://kaggle.com/models/elmo_x/, -",
    "resnet18, -, resnet18_x, -",
  })
  void partsAreChangedWhereTheyStand(String text, String moved, String renamed, String raised) {
    Identifier identifier = Identifier.parse(text).orElseThrow();

    assertThat(identifier.movedTo("new").map(Identifier::toString).orElse("-")).isEqualTo(moved);
    assertThat(identifier.renamedBy("x")).hasToString(renamed);
    assertThat(identifier.raisedBy(7).map(Identifier::toString).orElse("-")).isEqualTo(raised);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "two words", "a/b/c", "/a", "https://host", "C:\\model"})
  void otherTextsAreNone(String text) {
    assertThat(Identifier.parse(text)).isEmpty();
  }

  @Test
  void aTextThatIsMuchTooLongIsNoneAndKnownAtOnce() {
    assertThat(Identifier.parse("https://host/a/" + "1".repeat(1_000_000))).isEmpty();
  }

  @Property
  void putTogetherAgainATextIsTheSame(@ForAll("texts") String text) {
    assertThat(Identifier.parse(text).map(Identifier::toString).orElse(text)).isEqualTo(text);
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of("https://", "a", "b-c", "/", ":", "v1", "12", ".", "?", "#", " ", "\n")
        .list()
        .ofMaxSize(12)
        .map(parts -> String.join("", parts));
  }
}
