package org.apieval.core.answer;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class EscapesTest {

  private static String unescape(String text) {
    return Escapes.unescape(MappedText.of(text)).text();
  }

  @Test
  void takesOneLevelOff() {
    assertThat(unescape("a\\nb\\t\\'\\\"\\\\n\\/\\u00e9\\r")).isEqualTo("a\nb\t'\"\\n/é\r");
  }

  @Test
  void otherBackslashesStay() {
    assertThat(unescape("\\d \\u12 \\ \\")).isEqualTo("\\d \\u12 \\ \\");
  }

  @Test
  void charactersKeepTheirPlace() {
    MappedText plain = Escapes.unescape(MappedText.of("a\\'b\\u0041c"));

    assertThat(plain.text()).isEqualTo("a'bAc");
    assertThat(plain.origin(1)).isEqualTo(1);
    assertThat(plain.origin(2)).isEqualTo(3);
    assertThat(plain.origin(4)).isEqualTo(10);
    assertThat(plain.origin(5)).isEqualTo(11);
  }

  @Property(tries = 200)
  void textWithoutBackslashesIsUnchanged(@ForAll String text) {
    String plain = text.replace("\\", "");

    assertThat(unescape(plain)).isEqualTo(plain);
  }

  @Property(tries = 200)
  void undoesOneLevelOfEscaping(@ForAll String text) {
    String escaped = text.replace("\\", "\\\\").replace("\n", "\\n").replace("'", "\\'");

    assertThat(unescape(escaped)).isEqualTo(text);
  }
}
