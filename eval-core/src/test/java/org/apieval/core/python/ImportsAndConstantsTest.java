package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apieval.core.answer.MappedText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Names stand for what the answer says. */
class ImportsAndConstantsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "import torch | torch.hub.load(1) | torch.hub.load(1)",
        "import torch.hub | torch.hub.load(1) | torch.hub.load(1)",
        "import torch as t | t.hub.load(1) | torch.hub.load(1)",
        "import torch.hub as h | h.load(1) | torch.hub.load(1)",
        "import os, torch as t, sys as s | t.load(s.argv()) | torch.load(sys.argv())",
        "from torch import hub | hub.load(1) | torch.hub.load(1)",
        "from torch import hub as h | h.load(1) | torch.hub.load(1)",
        "from torch.hub import load | load(1) | torch.hub.load(1)",
        "from a import b, c as d, e | f(b(), d(), e()) | f(a.b(), a.c(), a.e())",
        "from a import (b, c as d) | b(d()) | a.b(a.c())",
        "from a import (/n  b,/n  c as d,  # why/n) | b(d()) | a.b(a.c())",
        "from a import *| b() | b()",
        "x = 1; from a import b | b() | a.b()",
        "  from a import b | b() | a.b()",
        "try:/n  import a as b/nexcept: pass | b.c() | a.c()",
        "import a as x/nimport a as x | x.f() | a.f()",
        "import a as x/nimport b as x | x.f() | x.f()",
        "from transformers import AutoModel as AM | AM.from_pretrained(1)"
            + " | transformers.AutoModel.from_pretrained(1)",
        "important as x | x.f() | x.f()",
      })
  void areMadeByImports(String code, String call, String resolved) {
    assertThat(resolve(code, call).call().toSource()).isEqualTo(resolved);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a = 'x' | f(a) | f('x')",
        "a = 'x' | f(k=a, *a, **a) | f(k='x', *'x', **'x')",
        "a = 1/nb = True/nc = None/nd = -2.5/ne = b'x' | f(a, b, c, d, e)"
            + " | f(1, True, None, -2.5, b'x')",
        "a: str = 'x' | f(a) | f('x')",
        "a = b = 'x' | f(a, b) | f('x', 'x')",
        "a, b = 'x', 'y' | f(a, b) | f('x', 'y')",
        "a, b = ['x', 'y'] | f(b) | f('y')",
        "x = 1; a = 'x' | f(a) | f('x')",
        "a = ('x' # one/n  'y') | f(a) | f('xy')",
        "a = 'x' # one | f(a) | f('x')",
        "a = 'x' + 'y' | f(a) | f('xy')",
        "a = 'x' | f(a + '/' + 'y') | f('x/y')",
        "a = 'x'/nb = 'y' | f(f'{a}/{b}') | f('x/y')",
        "a = 1 | f(f'v{a}') | f('v1')",
        "a = 'x'/nb = a + 'y'/nc = f'{b}z' | f(c) | f('xyz')",
        "a = 'x' | f([a, (a,), {a: a}]) | f(['x', ('x',), {'x': 'x'}])",
        "a = 'x' | f(g(a)) | f(g('x'))",
        "a = 'x' | g(a).f(a) | g('x').f('x')",
        "a = 'x'/na = 'x' | f(a) | f('x')",
        "def g():/n    a = 'x'/n    f(a) | f(a) | f('x')",
      })
  void areMadeByConstants(String code, String call, String resolved) {
    assertThat(resolve(code, call).call().toSource()).isEqualTo(resolved);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a = 'x'/na = 'y' | f(a)",
        "a = 'x'/na += 'y' | f(a)",
        "a = g() | f(a)",
        "a = 'x' if b else 'y' | f(a)",
        "a = 'x'/nfor a in b: pass | f(a)",
        "a = 'x'/nfor i, a in b: pass | f(a)",
        "a = 'x'/ndef g(a): pass | f(a)",
        "a = 'x'/ndef g(b, *, a=1): pass | f(a)",
        "a = 'x'/nwith g() as a: pass | f(a)",
        "a = b/nb = a | f(a)",
        "a = a + 'x' | f(a)",
        "a == 'x' | f(a)",
        "g(/n  a='x') | f(a)",
        "g(b,/n  a='x') | f(a)",
        "b.a = 'x' | f(a)",
        "a['b'] = 'x' | f(a)",
        "a = 'x' | f(b.a, a.b)",
        "a = 'x' | f(a[0])",
        "a = 'x' | f(a=1)",
        "a = 1 | f(b + 2)",
        "a = 1 | f(2 + 3)",
      })
  void leaveWhatIsNotKnown(String code, String call) {
    Resolution resolution = resolve(code, call);

    assertThat(resolution.call().toSource())
        .isEqualTo(call.replace("b + 2", "b+2").replace("2 + 3", "2+3"));
    assertThat(resolution.resolved()).isEmpty();
  }

  static Stream<Arguments> messyTexts() {
    return Stream.of(
        Arguments.of("'code': 'import a as b\\nx = \\'y\\''", "b.f(x)", "a.f('y')"),
        Arguments.of("<<<code>>>: from a import b\\nx = \"y\"", "b(x)", "a.b('y')"),
        Arguments.of(
            "```python\nimport a as b\n```\nthen\n```\nx = 'y'\n```", "b.f(x)", "a.f('y')"),
        Arguments.of("{\"code\": \"x = \\\"y\\\"\\nf(x)\"}", "f(x)", "f('y')"));
  }

  @ParameterizedTest
  @MethodSource("messyTexts")
  void areFoundInAnswersAsTheyAre(String text, String call, String resolved) {
    assertThat(resolve(text, call).call().toSource()).isEqualTo(resolved);
  }

  @Test
  void tellWhatWasLookedUpOnceAndInOrderOfUse() {
    Resolution resolution =
        resolve("from a import b as c\nx = 'y'\nz = x\nunused = 1", "c(z, x, f'{z}', c())");

    assertThat(resolution.resolved()).containsExactly("c = a.b", "z = 'y'", "x = 'y'");
  }

  @Test
  void tellNothingOfWhatStaysTheSame() {
    assertThat(resolve("import torch\nimport torch.hub", "torch.f('a' + 'b')"))
        .isEqualTo(
            new Resolution(PythonParser.parseCall("torch.f('ab')").orElseThrow(), List.of()));
  }

  @Test
  void ofSeveralTextsCountTogether() {
    Bindings bindings = Bindings.of(MappedText.of("import a as b"), MappedText.of("x = 1"));

    assertThat(bindings.resolve(PythonParser.parseCall("b.f(x)").orElseThrow()).call().toSource())
        .isEqualTo("a.f(1)");
    assertThat(Bindings.none().resolve(PythonParser.parseCall("b.f(x)").orElseThrow()))
        .isEqualTo(new Resolution(PythonParser.parseCall("b.f(x)").orElseThrow(), List.of()));
  }

  @Test
  void endHowLongAChainMayBe() {
    String chain =
        IntStream.range(0, 20_000)
            .mapToObj(i -> "a" + (i + 1) + " = a" + i + " + a" + i)
            .collect(Collectors.joining("\n", "a0 = 'x'\n", ""));

    Resolution near = assertTimeoutPreemptively(seconds(20), () -> resolve(chain, "f(a5)"));
    Resolution far = assertTimeoutPreemptively(seconds(20), () -> resolve(chain, "f(a19999)"));

    assertThat(near.call().toSource()).isEqualTo("f('" + "x".repeat(32) + "')");
    assertThat(far.call().toSource()).isEqualTo("f(a19999)");
  }

  @Test
  void endHoweverOftenANameIsAssigned() {
    String same = "a = 'x'\n".repeat(100_000);

    Resolution resolution = assertTimeoutPreemptively(seconds(20), () -> resolve(same, "f(a)"));

    assertThat(resolution.call().toSource()).isIn("f('x')", "f(a)");
  }

  private static Duration seconds(int seconds) {
    return Duration.ofSeconds(seconds);
  }

  /** In code {@code /n} stands for a line break. */
  private static Resolution resolve(String code, String call) {
    return Bindings.of(MappedText.of(code.replace("/n", "\n")))
        .resolve(PythonParser.parseCall(call).orElseThrow());
  }
}
