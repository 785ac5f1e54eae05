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
        "(|500000",
        "f(|500000",
        "f(]|100000",
        "{|1000000",
        "[{|300000",
        "'|5000000",
        "\"'|1000000",
        "\\'|500000",
        "\\|1000000",
        "\\n|500000",
        "f'{|200000",
        "f(x y, |60000",
        "f(x y), |30000",
        "f('|200000",
        "f('a⏎|60000",
        "not |300000",
        "-|300000",
        "a.b().|60000",
        "f(x)+|100000",
        "lambda: |200000",
        "f(x) if y else |50000",
        "f(x)**|50000",
        "x if |60000",
        "x y |100000",
        "f(“|200000",
        "'''\\|200000",
        "{\"name\": |100000",
        "{\"name\": \"f\", \"arguments\": {}}⏎|20000",
        "x#|1000000",
        "import a as b, |50000",
        "from a import (b as c, |50000",
        "import |200000",
        "x = 'a'\\n|100000",
        "x,|200000",
        "match (x):⏎|50000",
        "case x(⏎|100000",
        "def f(|100000",
        "f(a=|200000",
        "f(`|100000",
        "f(a,,b) |30000",
        "f(\\n|100000"
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
          readAll("a[".repeat(150) + "f(x),".repeat(20_000) + "]".repeat(150));
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
