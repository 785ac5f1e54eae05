package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.apieval.api.call.Call;
import org.apieval.core.answer.MappedText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BindingsTest {

  private static Resolution resolve(String text, String call) {
    Call parsed = PythonParser.parseCall(call).orElseThrow();
    return Bindings.of(MappedText.of(text)).resolve(parsed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "import tensorflow_hub as th|th.load(1)|tensorflow_hub.load(1)",
        "from torch import hub|hub.load(1)|torch.hub.load(1)",
        "from transformers import AutoModel as AM|AM.from_pretrained(1)|transformers.AutoModel.from_pretrained(1)",
        "from transformers import (A,⏎  B as C)|C(1)|transformers.B(1)",
        "from a.b import c, d as e, f|e(1)|a.b.d(1)",
        "import a, b.c as d|d.e(1)|b.c.e(1)",
        "x = 1; import a.b as c|c(1)|a.b(1)",
        "x = 1\\nfrom a import b|b(1)|a.b(1)",
        "<<<code>>>: from transformers import AutoModel as AM|AM(1)|transformers.AutoModel(1)",
        "import torch.hub|torch.hub.load(1)|torch.hub.load(1)",
        "from . import a|a(1)|a(1)",
        "from .x import a|a(1)|a(1)",
        "from a import *|b(1)|b(1)",
        "import a as x⏎import b as x|x(1)|x(1)",
        "import numpy as np|f(np.load(1))|f(numpy.load(1))"
      })
  void replacesTheRootOfCalleesByTheirImports(String text, String call, String expected) {
    assertThat(resolve(text.replace("⏎", "\n"), call).call().toSource()).isEqualTo(expected);
  }

  @Test
  void listsWhatWasUsedOnceAndInOrder() {
    String text =
        "from torch import hub\nrepo = 'pytorch/vision'\nname: str = 'resnet50'\nimport os";

    Resolution resolution = resolve(text, "hub.load(repo, name, f(repo))");

    assertThat(resolution.call().toSource())
        .isEqualTo("torch.hub.load('pytorch/vision', 'resnet50', f('pytorch/vision'))");
    assertThat(resolution.resolved())
        .containsExactly("hub = torch.hub", "repo = 'pytorch/vision'", "name = 'resnet50'");
  }

  @Test
  void anImportThatChangesNothingIsNotListed() {
    assertThat(resolve("import torch", "torch.hub.load('a')").resolved()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "x = 'a' + 'b'|'ab'",
        "o = 'org'; x = f'{o}/b'|'org/b'",
        "x = y⏎y = z⏎z = 'c'|'c'",
        "x, y = 'a', 'b'|'a'",
        "y, x = ('a', 'b')|'b'",
        "[x] = ['a']|x",
        "x = 'a'⏎x = 'a'|'a'",
        "x = 'a'  # why|'a'",
        "x = 'a', y = f(x)|'a'",
        "x = y = 'a'|'a'",
        "  x = 5|5",
        "x = ('a'⏎ 'b')|'ab'",
        "{'code': 'x = 'a'\\ny = f(x)'}|'a'",
        "<<<code>>>: x = 'a'\\nf(x)|'a'",
        "import t\\nx = \\\"a\\\"\\nf(x)|'a'",
        "if True: x = 'a'|'a'",
        "x = 'a' <<<next>>>|'a'"
      })
  void readsNamesThatStandForOneConstant(String text, String expected) {
    assertThat(resolve(text.replace("⏎", "\n"), "f(x)").call().toSource())
        .isEqualTo("f(" + expected + ")");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x = 'a'\nx = 'b'",
        "x = 'a'\nx += 'b'",
        "x = 'a'\nfor x in y: pass",
        "x = g()",
        "x = 'a'\ndef f(x): pass",
        "x = 'a'\ndef f(a, *x): pass",
        "x = x",
        "x = y\ny = x",
        "x = 'a'\nwith g() as x: pass",
        "x = 'a' if y else 'b'",
        "x == 'a'",
        "f(\n  x='a')",
        "f(y,\n  x='a'\n)",
        "x = [1]",
        "y.x = 'a'",
        "x = 'a'.strip()",
        "# x = 'a",
        ""
      })
  void leavesNamesThatStandForNothingCertain(String text) {
    Resolution resolution = resolve(text, "f(x)");

    assertThat(resolution.call().toSource()).isEqualTo("f(x)");
    assertThat(resolution.resolved()).isEmpty();
  }

  @Test
  void looksIntoNestedArgumentsButNotAtKeywords() {
    Resolution resolution = resolve("x = 'a'", "f(x=x, y=[x, (x,), {x: x}], z=g(x)(x), *x).h(x)");

    assertThat(resolution.call().toSource())
        .isEqualTo("f(x='a', y=['a', ('a',), {'a': 'a'}], z=g('a')('a'), *'a').h('a')");
    assertThat(resolution.resolved()).containsExactly("x = 'a'");
  }

  @Test
  void joinsConstantsInTheCallItself() {
    Resolution resolution = resolve("x = 'a'", "f(x + '/' + 'b', f'{x}-{1}', f'{x}{y}', x + y)");

    assertThat(resolution.call().toSource()).isEqualTo("f('a/b', 'a-1', f'a{y}', 'a'+y)");
  }

  @Test
  void bindingsOfSeveralTextsCount() {
    Bindings bindings = Bindings.of(MappedText.of("x = 'a'"), MappedText.of("from m import f"));

    assertThat(bindings.resolve(PythonParser.parseCall("f(x)").orElseThrow()).call().toSource())
        .isEqualTo("m.f('a')");
  }

  @Test
  void doublingChainsEnd() {
    StringBuilder text = new StringBuilder("x0 = '" + "a".repeat(100) + "'\n");
    for (int i = 1; i < 200; i++) {
      text.append("x" + i + " = x" + (i - 1) + " + x" + (i - 1) + "\n");
    }

    Resolution resolution =
        assertTimeoutPreemptively(
            Duration.ofSeconds(10), () -> resolve(text.toString(), "f(x199, x3, x6)"));

    assertThat(resolution.call().toSource().length()).isLessThan(20_000);
    assertThat(resolution.call().arguments().get(1).value().toSource()).hasSize(802);
  }
}
