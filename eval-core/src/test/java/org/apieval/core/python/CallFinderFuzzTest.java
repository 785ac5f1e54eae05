package org.apieval.core.python;

import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apieval.core.answer.MappedText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Any text has calls, or none, and soon. */
class CallFinderFuzzTest {

  private static final int VERY_LONG = 2_000_000;
  private static final int LONG = 60_000;

  /** Runs of these must not cost more than their length, however long they are. */
  static final List<String> VERY_LONG_RUNS =
      List.of(
          "import ",
          "from a import b\n",
          "x = y\n",
          "lambda ",
          "f(a=",
          "[",
          "{'a': ",
          "# f(\n",
          "# a\\n",
          "#\\n f(\n");

  static final List<String> LONG_RUNS =
      List.of(
          "from ",
          "x=",
          "lambda:",
          "f(",
          "f(a,",
          "f('",
          "(",
          "{",
          "f'{",
          "'",
          "\"",
          "'''",
          "f'",
          "{\"name\": \"f\", \"arguments\": ",
          "\\",
          "\\n",
          "\\'",
          ">>> f(x)\n",
          "a.",
          "a.b(",
          "f(x).",
          "f()()",
          "-",
          "not ",
          "x if y else ",
          "x:=",
          "*",
          "1+",
          "a b ",
          "#",
          "f(\n\n\n",
          "f(\\\n",
          "f( '''",
          ")",
          "]",
          "f(]",
          "f([",
          "\u201c",
          "f(\u201c",
          "f(x y",
          "f(x, y z\n",
          "match x:\n",
          "class f(",
          "def f(",
          "@f(\n",
          "print x\n",
          "x = f(\\n",
          "for x ",
          "def f(a, ",
          "from a import (b, ",
          "a: b = ",
          "a = b = ",
          "\ud83e",
          "\0",
          "<",
          "<<<a>>>:",
          "`",
          "0x",
          "1_",
          "1e",
          "\r",
          "\t");

  private static final List<String> FRAGMENTS =
      List.of(
          "f(",
          "torch.hub.load(",
          "'a/b'",
          "\"c\"",
          ")",
          "]",
          "}",
          "[",
          "{",
          "(",
          ", ",
          " = ",
          ".",
          "model=",
          "x",
          " ",
          "\n",
          "\\n",
          "\\'",
          "\\\"",
          "'",
          "\"",
          "'''",
          "f'{",
          "}'",
          "{'name': ",
          "{\"name\": \"g\", \"arguments\": {\"a\": 1}}",
          "# no\n",
          "lambda x: ",
          " if ",
          " else ",
          " for x in ",
          "import a as b\n",
          "from c import d\n",
          "class C(",
          "def f(",
          "match x:\n",
          "case f(",
          "`",
          "```python\n",
          "<<<api_call>>>: ",
          "\u201c",
          "\u201d",
          "\u2019",
          "it's ",
          ">>> ",
          "await ",
          "*",
          "**",
          ":=",
          "->",
          "@",
          "1",
          "0x",
          "b'",
          "\ud83e\udd17",
          "\ud83e",
          "\0",
          "\r\n",
          "\\",
          "...",
          "<|im_end|>",
          "$x->f(",
          ";");

  @Property(tries = 2_000)
  void anyTextGivesSortedPlacesInIt(@ForAll String text) {
    check(text);
  }

  @Property(tries = 4_000)
  void anySpliceOfCodeGivesSortedPlacesInIt(@ForAll("splices") String text) {
    check(text);
  }

  @Provide
  Arbitrary<String> splices() {
    return Arbitraries.of(FRAGMENTS).list().ofMaxSize(25).map(parts -> String.join("", parts));
  }

  @ParameterizedTest
  @FieldSource("VERY_LONG_RUNS")
  void aVeryLongRunIsReadSoon(String run) {
    readSoon(run.repeat(VERY_LONG / run.length()));
  }

  @ParameterizedTest
  @FieldSource("LONG_RUNS")
  void aLongRunIsReadSoon(String run) {
    readSoon(run.repeat(LONG / run.length()));
  }

  private static void readSoon(String text) {
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          check(text);
          Bindings.of(MappedText.of(text)).resolve(PythonParser.parseCall("f(x)").orElseThrow());
          PythonParser.parseExpression(text);
        });
  }

  private static void check(String text) {
    Stream.of(Found.inPython(text), Found.inCode(text), Found.inText(text))
        .forEach(calls -> check(text, calls));
  }

  private static void check(String text, List<SourceCall> calls) {
    int start = 0;
    int covered = -1;
    for (SourceCall call : calls) {
      Span span = call.span();
      boolean sorted = start <= span.start() && span.start() < span.end();
      boolean inside = span.end() <= text.length();
      boolean values = call.values().size() == call.call().arguments().size();
      boolean outermost = call.outermost() == span.end() > covered;
      if (!(sorted && inside && values && outermost)) {
        fail("%s out of order in: %s", call, text);
      }
      start = span.start();
      covered = Math.max(covered, span.end());
    }
  }
}
