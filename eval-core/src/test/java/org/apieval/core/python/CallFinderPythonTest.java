package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every place of Python source in which a call can stand. */
class CallFinderPythonTest {

  private static Arguments code(String code, String... calls) {
    return Arguments.of(code, List.of(calls));
  }

  static Stream<Arguments> expressions() {
    return Stream.of(
        code("f()", "f()"),
        code("a.b.c(1)", "a.b.c(1)"),
        code("x + f(1) * g(2)", "f(1)", "g(2)"),
        code("-f(1) ** -g(2)", "f(1)", "g(2)"),
        code("not f(1) or g(2) and h(3)", "f(1)", "g(2)", "h(3)"),
        code("f(1) if g(2) else h(3)", "f(1)", "g(2)", "h(3)"),
        code("f(1) < g(2) != h(3) is not i(4) not in j(5)", "f(1)", "g(2)", "h(3)", "i(4)", "j(5)"),
        code("lambda a, b=f(1), *c, d=g(2), **e: h(a)", "f(1)", "g(2)", "h(a)"),
        code("lambda: f()", "f()"),
        code("[f(x) for x in g() if h(x)]", "f(x)", "g()", "h(x)"),
        code("{f(x) for x in g()}", "f(x)", "g()"),
        code("{f(k): g(v) for k, v in h() if i()}", "f(k)", "g(v)", "h()", "i()"),
        code("sum(f(x) for x in g())", "sum(f(x) for x in g())", "f(x)", "g()"),
        code("[f(x) async for x in g() for y in h(x)]", "f(x)", "g()", "h(x)"),
        code("[x for f(1).a, *g(2)[h(3)] in y]", "f(1)", "g(2)", "h(3)"),
        code("while (n := f(1)) > g(2): pass", "f(1)", "g(2)"),
        code("f(a := g(1))", "f(a := g(1))", "g(1)"),
        code("f(*g(1), **h(2), k=i(3))", "f(*g(1), **h(2), k=i(3))", "g(1)", "h(2)", "i(3)"),
        code("[*f(1), *g(2)]", "f(1)", "g(2)"),
        code("{**f(1), 'a': g(2), h(3): 4}", "f(1)", "g(2)", "h(3)"),
        code("{f(1), *g(2)}", "f(1)", "g(2)"),
        code("(f(1),)", "f(1)"),
        code("a = b, c = f(1), *g(2)", "f(1)", "g(2)"),
        code("x[f(1):g(2):h(3), ..., i(4)]", "f(1)", "g(2)", "h(3)", "i(4)"),
        code("x[f(1):, :g(2), ::h(3), *i(4)]", "f(1)", "g(2)", "h(3)", "i(4)"),
        code("await f(await g(1))", "f(await g(1))", "g(1)"),
        code("x = yield f(1)\ny = yield from g(2)", "f(1)", "g(2)"),
        code("(yield f(1), (yield))", "f(1)"));
  }

  static Stream<Arguments> callees() {
    return Stream.of(
        code("f(1)(2)(3)", "f(1)(2)(3)", "f(1)(2)", "f(1)"),
        code("f(1).g(2).h", "f(1).g(2)", "f(1)"),
        code("a[0](1)", "a[0](1)"),
        code("a[f(1)][2](3)", "a[f(1)][2](3)", "f(1)"),
        code("(f)(x)", "(f)(x)"),
        code("((f))(x)", "((f))(x)"),
        code("(lambda x: g(x))(1)", "(lambda x: g(x))(1)", "g(x)"),
        code("(a or b)(1)", "(a or b)(1)"),
        code("(a, b)[f(0)](1)", "(a, b)[f(0)](1)", "f(0)"),
        code("'{}'.format(1)", "'{}'.format(1)"),
        code("'a' 'b'.join(x)", "'a' 'b'.join(x)"),
        code("[].append(1)", "[].append(1)"),
        code("{}.get(f(1))", "{}.get(f(1))", "f(1)"),
        code("1 .real(2)", "1 .real(2)"),
        code("1..hex()", "1..hex()"),
        code("f (1)", "f (1)"),
        code("a . b\t(1)", "a . b\t(1)"),
        code(
            "print(match(case(type(_(1)))))",
            "print(match(case(type(_(1)))))",
            "match(case(type(_(1))))",
            "case(type(_(1)))",
            "type(_(1))",
            "_(1)"));
  }

  static Stream<Arguments> statements() {
    return Stream.of(
        code("@f(1)\n@g.h(2)\ndef i(): pass", "f(1)", "g.h(2)"),
        code("@f(1)\nclass C: pass", "f(1)"),
        code(
            "def f(a, b=g(1), *c, d: h(2) = i(3)) -> j(4): k(5)",
            "g(1)",
            "h(2)",
            "i(3)",
            "j(4)",
            "k(5)"),
        code("async def f(a=g(1)): return h(2)", "g(1)", "h(2)"),
        code("def f[T](a=g(1)): pass", "g(1)"),
        code("class C(f(1), metaclass=g(2)): h(3)", "f(1)", "g(2)", "h(3)"),
        code("class C(A): pass\nf(1)", "f(1)"),
        code("for f(1).x in g(2): h(3)\nelse: i(4)", "f(1)", "g(2)", "h(3)", "i(4)"),
        code("with f(1) as g(2).x, h(3): pass", "f(1)", "g(2)", "h(3)"),
        code("with (f(1) as x, g(2) as y): pass", "f(1)", "g(2)"),
        code("try: f(1)\nexcept g(2) as e: h(3)\nfinally: i(4)", "f(1)", "g(2)", "h(3)", "i(4)"),
        code("raise f(1) from g(2)", "f(1)", "g(2)"),
        code("assert f(1), g(2)", "f(1)", "g(2)"),
        code("del f(1).a, g(2)[0]", "f(1)", "g(2)"),
        code("return f(1)", "f(1)"),
        code("if f(1): g(2)\nelif h(3): i(4)\nelse: j(5)", "f(1)", "g(2)", "h(3)", "i(4)", "j(5)"),
        code("f(1).x += g(2)", "f(1)", "g(2)"),
        code("f(1)[g(2)] = h(3)", "f(1)", "g(2)", "h(3)"),
        code("x: f(1) = g(2)", "f(1)", "g(2)"),
        code("x = f(1); g(2)", "f(1)", "g(2)"),
        code("x = \\\n  f(1)", "f(1)"),
        code("f(1)\n(g)(2)", "f(1)", "(g)(2)"),
        code("f\n(1)"),
        code("x = f\n[g(1)]", "g(1)"),
        code("match f(1):\n  case g(2) if h(3): i(4)", "f(1)", "h(3)", "i(4)"),
        code("match = f(1)\nmatch(2)", "f(1)", "match(2)"),
        code("type X = f(1)", "f(1)"),
        code("import a.b\nfrom c import (d, e)\nf(1)", "f(1)"),
        code("global a\nf(1)", "f(1)"));
  }

  static Stream<Arguments> formattedStrings() {
    return Stream.of(
        code("f'{g(1)}'", "g(1)"),
        code("f'{{g(1)}}'"),
        code("f'{{{g(1)}}}'", "g(1)"),
        code("f'a{g(1)!r:>{h(2)}}b{i(3)=}'", "g(1)", "h(2)", "i(3)"),
        code("rf'\\{g(1)}'", "g(1)"),
        code("f'{x:{y:{g(1)}}}'", "g(1)"),
        code("f'''{\ng(1)\n}'''", "g(1)"),
        code("f'{f\"{g(1)}\"}'", "g(1)"),
        code("f'{g(\"a\")}' 'h(1)' f'{i(2)}'", "g(\"a\")", "i(2)"),
        code("f(f'{g(1)}', F\"{h(2)}\")", "f(f'{g(1)}', F\"{h(2)}\")", "g(1)", "h(2)"),
        code("f'{a[\"b\"]:%Y(1)}'"),
        code("f'{lambda_(1)!s}'.g(2)", "f'{lambda_(1)!s}'.g(2)", "lambda_(1)"),
        code("f'{a != g(1)}'", "g(1)"),
        code("f'{ {1: g(2)}[1] }'", "g(2)"));
  }

  static Stream<Arguments> noCode() {
    return Stream.of(
        code("'f(1)'"),
        code("x = \"f(1)\" 'g(2)'"),
        code("'''f(1)\ng(2)'''; h(3)", "h(3)"),
        code("r'\\'f(1)'"),
        code("b'f(1)'"),
        code("# f(1)\ng(2)  # h(3)", "g(2)"),
        code("f(  # g(1)\n  2)", "f(  # g(1)\n  2)"),
        code("'it\\'s f(1)'"),
        code("'a\\\nf(1)'"),
        code("'#' + f(1)", "f(1)"));
  }

  @ParameterizedTest
  @MethodSource({"expressions", "callees", "statements", "formattedStrings", "noCode"})
  void findsTheCallsThatPythonFinds(String code, List<String> calls) {
    assertThat(Found.texts(code, Found.inPython(code))).isEqualTo(calls);
  }

  @ParameterizedTest
  @MethodSource({"expressions", "callees", "statements", "formattedStrings"})
  void stillFindsThemBetweenOtherStatements(String code, List<String> calls) {
    String text = "x = 1\n" + code + "\ny = 2\n";

    assertThat(Found.texts(text, Found.inPython(text))).isEqualTo(calls);
  }

  @ParameterizedTest
  @ValueSource(strings = {"f(a=1, a=2)", "f(a=1, 2)", "f(**a, 1)", "f(**a, *b)", "f(1", "f(]"})
  void hasNothingOfCallsThatPythonRefuses(String code) {
    assertThat(Found.inPython(code)).isEmpty();
  }

  @Test
  void saysWhichCallsNoOtherCallContains() {
    List<SourceCall> calls = Found.inPython("f(g(1), [h(2)]).i(3)\nj(k(4)) + m(5)");

    assertThat(calls.stream().filter(SourceCall::outermost).map(call -> call.call().toSource()))
        .containsExactly("f(g(1), [h(2)]).i(3)", "j(k(4))", "m(5)");
    assertThat(calls).hasSize(7).noneMatch(SourceCall::truncated);
  }

  @Test
  void keepsTheSourceOfValues() {
    String code = "f( 0x10 , \"a\" 'b' , k = [ 1,2 ] , *( x ), **{ 'y' : 1 }, l=lambda a : a )";

    assertThat(Found.inPython(code).get(0).values())
        .containsExactly("0x10", "\"a\" 'b'", "[ 1,2 ]", "( x )", "{ 'y' : 1 }", "lambda a : a");
  }

  @Test
  void keepsAGeneratorAsTheValueThatItIs() {
    SourceCall call = Found.inPython("sum(x for x in y)").get(0);

    assertThat(call.call().toSource()).isEqualTo("sum((x for x in y))");
    assertThat(call.values()).containsExactly("x for x in y");
  }
}
