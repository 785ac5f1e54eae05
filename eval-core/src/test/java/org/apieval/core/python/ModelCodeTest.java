package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Code as models write it gives the calls that were meant. */
class ModelCodeTest {

  private static Arguments code(String code, String... calls) {
    return Arguments.of(code, List.of(calls));
  }

  static Stream<Arguments> escapes() {
    return Stream.of(
        code("x = 1\\ny = f('a')\\nz = g(2)", "f('a')", "g(2)"),
        code("x = 1\\\\ny = f('a')\\\\nz = g(2)", "f('a')", "g(2)"),
        code("x = 1\\r\\nf(1)\\tg(2)", "f(1)", "g(2)"),
        code("f(\\'a\\', \\'b\\')", "f('a', 'b')"),
        code("f(\\\\\\'a\\\\\\')", "f('a')"),
        code("f(\\\"a\\\", 'b', \\'c\\')", "f('a', 'b', 'c')"),
        code("f('a')\\nf(\\'b\\')\ng(\"c\")", "f('a')", "f('b')", "g('c')"),
        code("x = f(1) # g(2)\\ny = h(3) # i(4)\\n", "f(1)", "h(3)"),
        code("# f(1)\\n# g(2)\\nh(3)", "h(3)"),
        code("f(1) # a\\b and \\n g(2)\nh(3)\ni(4)\n", "f(1)", "h(3)", "i(4)"),
        code("f(a\\,b)", "f(a, b)"));
  }

  static Stream<Arguments> quotes() {
    return Stream.of(
        code("f(\u2018a\u2019, \u201cb\u201d)", "f('a', 'b')"),
        code("f(\u201cit's\u201d)", "f('it\\'s')"),
        code("It's f('a') that's meant", "f('a')"),
        code("# don't\nf('a')", "f('a')"),
        code("the model's name is f('a'), isn't it", "f('a')"),
        code("f('a\nb')", "f('a\\nb')"),
        code("f('''a\nb''')", "f('a\\nb')"));
  }

  static Stream<Arguments> surroundings() {
    return Stream.of(
        code(">>> f(1)\n>>> x = g(2)\n3\n>>> h(4)", "f(1)", "g(2)", "h(4)"),
        code("In [1]: f(1)\nOut[1]: g(2)", "f(1)", "g(2)"),
        code("... f(1)\n", "f(1)"),
        code("$ pip install x\nf(1)", "f(1)"),
        code("!pip install x --upgrade -q\nf(1)", "f(1)"),
        code("%matplotlib inline\nf(1)", "f(1)"),
        code("python run.py --model='a' && echo done\nf(1)", "f(1)"),
        code("<?php\n$x = f(1);\n?>\n", "f(1)"),
        code("print 'a', x\nf(1)", "f(1)"),
        code("print f(1)\n", "f(1)"),
        code("Use f(1). Then g(2).", "f(1)", "g(2)"),
        code("1. f(1)\n2. g(2)\n- h(3)\n* i(4)", "f(1)", "g(2)", "h(3)", "i(4)"),
        code("x = f(1);\ny = g(2);", "f(1)", "g(2)"),
        code("\u00b7 f(1) \u2192 g(2) \u2026", "f(1)", "g(2)"));
  }

  static Stream<Arguments> neighbours() {
    return Stream.of(
        code("x = = f(1)", "f(1)"),
        code("x = f(1) +", "f(1)"),
        code("f(1) g(2) h(3)", "f(1)", "g(2)", "h(3)"),
        code(") ] } f(1)", "f(1)"),
        code("f(1) ) ] }\ng(2)", "f(1)", "g(2)"),
        code("{ f(1)\nx = g(2)", "f(1)", "g(2)"),
        code("x = [f(1), g(2)\ny = h(3)", "f(1)", "g(2)", "h(3)"),
        code("if f(1) then g(2) else", "f(1)", "g(2)"),
        code("x = ? f(1) ?: g(2)", "f(1)", "g(2)"),
        code("f(1) if\ng(2)", "f(1)", "g(2)"),
        code("lambda f(1)\ng(2)", "f(1)", "g(2)"),
        code("f'{x\ng(2)", "g(2)"),
        code("a.b.\nf(1)", "f(1)"),
        code("def\nf(1)", "f(1)"),
        code("x = 'a\nf(1)", "f(1)"),
        code("f(a, b c)\ng(2)", "f(a, b c)", "g(2)"));
  }

  static Stream<Arguments> reservedWords() {
    return Stream.of(
        code("f(class='a', from=1)", "f(class='a', from=1)"),
        code("f(lambda=1, is=g(2), None=3)", "f(lambda=1, is=g(2), None=3)"),
        code("f(\n  import=1,\n  def=2)", "f(import=1, def=2)"));
  }

  @ParameterizedTest
  @MethodSource({"escapes", "quotes", "surroundings", "neighbours", "reservedWords"})
  void givesTheCallsThatWereMeant(String code, List<String> calls) {
    assertThat(Found.outermost(Found.inCode(code))).isEqualTo(calls);
  }

  static Stream<Arguments> cuts() {
    return Stream.of(
        code("x = f('a', 'b", "f('a', 'b')"),
        code("x = f('a', 'b'", "f('a', 'b')"),
        code("x = f('a', b=", "f('a')"),
        code("x = f('a',", "f('a')"),
        code("x = f(", "f()"),
        code("x = f(g(1, h('a", "f(g(1, h('a')))"),
        code("x = f([1, {'a': 'b", "f([1, {'a': 'b'}])"),
        code("x = f([1, 2)", "f([1, 2])"),
        code("x = f(\"\"\"a", "f('a')"),
        code("x = f(a\ny = g(1)", "f(a)", "g(1)"));
  }

  @ParameterizedTest
  @MethodSource("cuts")
  void suppliesWhatWasCutOff(String code, List<String> calls) {
    List<SourceCall> found = Found.inCode(code);

    assertThat(Found.outermost(found)).isEqualTo(calls);
    assertThat(found.get(0).truncated()).isTrue();
    assertThat(found.get(0).problem()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"x = f('a', 'b')", "f(g(1, h('a')))", "f([1, {'a': 'b'}]).g()"})
  void suppliesNothingWhereNothingIsMissing(String code) {
    assertThat(Found.inCode(code)).isNotEmpty().noneMatch(SourceCall::truncated);
  }

  @ParameterizedTest
  @MethodSource("problems")
  void tellsWhatPythonWouldRefuse(String code, String problem) {
    SourceCall call = Found.inCode(code).get(0);

    assertThat(call.problem().orElse("none")).startsWith(problem);
  }

  static Stream<Arguments> problems() {
    return Stream.of(
        Arguments.of("f(a=1, b=2, a=3)", "keyword argument repeated: a"),
        Arguments.of("f(a=1, 'b')", "positional argument follows keyword argument"),
        Arguments.of("f(**a, 'b')", "positional argument follows keyword argument"),
        Arguments.of("f(**a, *b)", "iterable unpacking follows keyword unpacking"),
        Arguments.of("f(m=org/name V1)", "argument is not an expression: org/name V1"),
        Arguments.of("f(m=org/name-v1.4)", "argument is not an expression: org/name-v1.4"),
        Arguments.of("f(a=1, *b, **c)", "none"),
        Arguments.of("f(*a, b, *c, d=1, **e, **g)", "none"));
  }

  @Test
  void readsTheContentsOfStringsOnlyWhereThereIsNothingElse() {
    assertThat(Found.outermost(Found.inCode("x = 'f(1)'"))).containsExactly("f(1)");
    assertThat(Found.outermost(Found.inCode("x = 'f(1)'; g(2)"))).containsExactly("g(2)");
  }

  @Test
  void pointsIntoTheTextAsItWas() {
    String code = "x = 1\\nf(\\'a\\')\\n";

    assertThat(Found.texts(code, Found.inCode(code))).containsExactly("f(\\'a\\')");
  }
}
