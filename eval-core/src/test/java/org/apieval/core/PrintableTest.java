package org.apieval.core;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class PrintableTest {

  @Test
  void leavesOrdinaryTextAlone() {
    assertThat(Printable.text("Prüfung 1 – 東京 \ud83d\ude00.jsonl"))
        .isEqualTo("Prüfung 1 – 東京 \ud83d\ude00.jsonl");
  }

  @Test
  void writesOutWhatWouldSteerATerminal() {
    assertThat(Printable.text("a\u001b[31mb\r\nc\u009bd"))
        .isEqualTo("a\\x1b[31mb\\x0d\\x0ac\\x9bd");
    assertThat(Printable.text("gpj.\u202eexe\ud800")).isEqualTo("gpj.\\u202eexe\\ud800");
  }

  @Test
  void cutsLongText() {
    assertThat(Printable.text("abcdef", 3)).isEqualTo("abc...");
    assertThat(Printable.text("abc", 3)).isEqualTo("abc");
  }

  @Property
  void neverLetsAControlCharacterThrough(@ForAll String any) {
    assertThat(Printable.text(any).codePoints().noneMatch(Character::isISOControl)).isTrue();
  }
}
