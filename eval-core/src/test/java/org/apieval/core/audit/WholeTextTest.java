package org.apieval.core.audit;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WholeTextTest {

  @ParameterizedTest
  @CsvSource({
    "resnet50, f(\"resnet50\"), true",
    "resnet50, f(resnet50), true",
    "resnet50, f(\"resnet500\"), false",
    "resnet50, f(\"wide_resnet50_2\"), false",
    "resnet50, f(\"wide_resnet50_2\" \"resnet50\"), true",
    "org/model, f(\"org/model-large\"), false",
    "org/model, f(\"my.org/model\"), false",
    "org/model, f(\"org/model\\\"), true",
    "f(1), g(f(1)), true",
    "resnet, f(1), false",
  })
  void aValueIsWholeWhereNoOtherGoesOn(String text, String in, boolean whole) {
    assertThat(WholeText.occurs(text, in)).isEqualTo(whole);
  }

  @Test
  void aValueIsQuotedWhereQuotesStandNextToIt() {
    assertThat(WholeText.occursQuoted("a/b", "f('a/b')")).isTrue();
    assertThat(WholeText.occursQuoted("a/b", "f(\\\"a/b\\\")")).isTrue();
    assertThat(WholeText.occursQuoted("a/b", "f(a/b)")).isFalse();
    assertThat(WholeText.occursQuoted("a/b", "f(a/b, 'a/b')")).isTrue();
    assertThat(WholeText.occursQuoted("g('x')", "f(g('x'))")).as("brings its own").isTrue();
  }

  @Test
  void theLongerValueIsAllThatGoesOn() {
    assertThat(WholeText.longer("resnet50", "f('wide_resnet50_2')")).isEqualTo("wide_resnet50_2");
    assertThat(WholeText.longer("resnet50", "f('resnet50')")).isEqualTo("resnet50");
  }

  @Property
  void anyTextsCanBeCompared(@ForAll String text, @ForAll String in) {
    assertThat(WholeText.occurs(text, in) && !in.contains(text)).isFalse();
    assertThat(WholeText.occurs(text, text)).isTrue();
    assertThat(in + text).contains(WholeText.longer(text, in + text));
  }
}
