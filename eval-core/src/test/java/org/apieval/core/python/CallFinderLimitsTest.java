package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Random;
import org.apieval.core.answer.MappedText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Any text is answered soon. */
class CallFinderLimitsTest {

  /** Far more than it takes, as machines that run tests may be busy. */
  private static final Duration SOON = Duration.ofSeconds(30);

  private final CallFinder finder = new CallFinder();

  private void readAll(String text) {
    MappedText mapped = MappedText.of(text);
    finder.inPython(mapped);
    finder.inCode(mapped);
    finder.inText(mapped);
    PythonParser.parseExpression(text);
    Bindings.of(mapped).resolve(PythonParser.parseCall("f(x)").orElseThrow());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "(|125000",
        "f(|125000",
        "f(]|25000",
        "{|250000",
        "[{|75000",
        "'|5000000",
        "\"'|250000",
        "\\'|125000",
        "\\|250000",
        "\\n|125000",
        "f'{|50000",
        "f(x y, |15000",
        "f(x y), |7500",
        "f('|50000",
        "f('a⏎|15000",
        "not |75000",
        "-|75000",
        "a.b().|15000",
        "f(x)+|25000",
        "lambda: |50000",
        "f(x) if y else |12500",
        "f(x)**|12500",
        "x if |15000",
        "x y |25000",
        "f(“|50000",
        "'''\\|50000",
        "{\"name\": |25000",
        "{\"name\": \"f\", \"arguments\": {}}⏎|5000",
        "x#|250000",
        "import a as b, |12500",
        "from a import (b as c, |12500",
        "import |50000",
        "x = 'a'\\n|25000",
        "x,|50000",
        "match (x):⏎|12500",
        "case x(⏎|25000",
        "def f(|25000",
        "f(a=|50000",
        "f(`|25000",
        "f(a,,b) |7500",
        "f(\\n|25000"
      })
  void endsSoon(String piece, int times) {
    String text = piece.replace("⏎", "\n").repeat(times);

    assertTimeoutPreemptively(SOON, () -> readAll(text + "f(x)"));
  }

  @Test
  void backslashRunsOfEveryLengthEndSoon() {
    StringBuilder text = new StringBuilder("f(");
    for (int i = 1; i < 800; i++) {
      text.append("\\".repeat(i)).append("'x ");
    }

    assertTimeoutPreemptively(SOON, () -> readAll(text.toString()));
  }

  @Test
  void longTokensAndWideDisplaysAreRead() {
    assertTimeoutPreemptively(
        SOON,
        () -> {
          readAll("f(" + "9".repeat(1_000_000) + ")");
          readAll("f([" + "-1, ".repeat(100_000) + "])");
          readAll("a[".repeat(150) + "f(x),".repeat(5_000) + "]".repeat(150));
        });
  }

  @Test
  void aGoodCallBehindTenThousandBracketsIsFound() {
    for (String junk : new String[] {"(", "f(", "[", "{", "f([{"}) {
      String text = junk.repeat(10_000) + "\nx = 1\n\ntorch.hub.load('a', 'b')";

      assertThat(finder.inText(MappedText.of(text)))
          .as(junk)
          .anyMatch(call -> call.call().toSource().equals("torch.hub.load('a', 'b')"));
      assertThat(finder.inCode(MappedText.of(text)))
          .as(junk)
          .anyMatch(call -> call.call().toSource().equals("torch.hub.load('a', 'b')"));
    }
  }

  @Test
  void randomTextIsRead() {
    Random random = new Random(7);
    String alphabet = "f(x)[]{}'\"\\,.=: \n#abn1*-+<>`\ud800\udc00\0“’é";

    for (int i = 0; i < 300; i++) {
      StringBuilder text = new StringBuilder();
      random.ints(1_000, 0, alphabet.length()).forEach(at -> text.append(alphabet.charAt(at)));
      assertThatCode(() -> readAll(text.toString())).doesNotThrowAnyException();
    }
  }
}
