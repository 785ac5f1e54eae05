package org.apieval.adapters.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyTest {

  @Property
  void theKeyIsNowhereInATextThatHidIt(
      @ForAll @StringLength(min = 4, max = 60) @CharRange(from = '!', to = '~') String secret,
      @ForAll String before,
      @ForAll String after) {
    String hidden = new Key("K", secret).hideIn(before + secret + after);

    // The mask itself, or what stands round it, may read like a short key.
    assertThat(hidden.replace(Key.MASK, "\n")).doesNotContain(secret);
  }

  @ParameterizedTest
  @CsvSource({
    "key sk-proj-12ab*****cd34 is wrong, key [key] is wrong",
    "sk-proj...cd34, [key]",
    "'\"sk-proj-12ab99cd34\", twice', '\"[key]\", twice'",
    "a model of ours, a model of ours",
    "sk is short, sk is short",
  })
  void partsOfAKeyAreHidden(String text, String hidden) {
    assertThat(new Key("K", "sk-proj-12ab99cd34").hideIn(text)).isEqualTo(hidden);
  }

  @Test
  void anEscapedKeyIsHidden() {
    assertThat(new Key("K", "ab+cd/ef==").hideIn("?key=ab%2Bcd%2Fef%3D%3D&x"))
        .isEqualTo("?key=[key]&x");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sk-secret with-space", "sk-secret\nline", "sk-secr\u00e9t"})
  void whatNoHeaderCanCarryIsRefusedAndNotShown(String value) {
    assertThatThrownBy(() -> new Key("OPENAI_API_KEY", value))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("OPENAI_API_KEY")
        .satisfies(failure -> assertThat(Fixture.trace(failure)).doesNotContain("sk-secr"));
  }

  @Test
  void showsItselfToNobody() {
    assertThat(new Key("K", "sk-secret")).hasToString("[key]");
  }
}
