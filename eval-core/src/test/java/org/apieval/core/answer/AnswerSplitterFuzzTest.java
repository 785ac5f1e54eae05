package org.apieval.core.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AnswerSplitterFuzzTest {

  private static final String[] PIECES = {
    "<<<",
    ">>>",
    "<<<api_call>>>:",
    "'api_call':",
    "api_call:",
    "\\\"code\\\": ",
    "domain",
    "'",
    "\"",
    "\\",
    "\\n",
    "\n",
    "```",
    "~~~",
    "```python\n",
    "<think>",
    "</think>",
    "<|im_end|>",
    "[INST]",
    "{",
    "}",
    ",",
    " ",
    "f('x')",
    "Error during inference: ",
    "“",
    "’",
    "\u0000",
    "\ud800",
    "é"
  };

  private final AnswerSplitter splitter = new AnswerSplitter();

  @Property(tries = 2_000)
  void anySpliceOfMarkersGivesSectionsThatLieInTheAnswer(@ForAll("splices") String text) {
    AnswerSections answer = splitter.split(text);

    Stream.of(answer.apiCalls().stream(), answer.code().stream(), Stream.of(answer.whole()))
        .flatMap(sections -> sections)
        .map(Section::text)
        .forEach(section -> assertInside(section, text));
  }

  private static void assertInside(MappedText section, String text) {
    for (int i = 0; i < section.text().length(); i++) {
      char here = section.text().charAt(i);
      assertThat(here).isIn(text.charAt(section.origin(i)), ' ');
    }
  }

  @Provide
  Arbitrary<String> splices() {
    return Arbitraries.of(PIECES).list().ofMaxSize(30).map(pieces -> String.join("", pieces));
  }

  @Property(tries = 1_000)
  void anyTextGivesSections(@ForAll String text) {
    assertThat(splitter.split(text).whole().text().text()).hasSameSizeAs(text);
  }

  static Stream<String> runs() {
    return Stream.concat(Stream.of(PIECES), Stream.of("#", " ", "<", "`", "*", "\\\\", "' ", "a"));
  }

  @ParameterizedTest
  @MethodSource("runs")
  void aLongRunOfAnythingIsReadInTimeProportionalToItsLength(String piece) {
    String text = piece.repeat(2_000_000 / piece.length());

    assertTimeoutPreemptively(Duration.ofSeconds(20), () -> splitter.split(text));
  }
}
