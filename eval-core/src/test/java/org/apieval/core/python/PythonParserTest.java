package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Attribute;
import org.apieval.api.call.BinOp;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.call.DictNode;
import org.apieval.api.call.Expression;
import org.apieval.api.call.JoinedStr;
import org.apieval.api.call.ListNode;
import org.apieval.api.call.Name;
import org.apieval.api.call.TupleNode;
import org.apieval.api.call.Verbatim;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PythonParserTest {

  private static Expression parse(String text) {
    return PythonParser.parseExpression(text).orElseThrow(() -> new AssertionError(text));
  }

  @Test
  void readsACallWithEveryKindOfArgument() {
    Call call = PythonParser.parseCall("a.b(1, *c, d='e', **f)").orElseThrow();

    assertThat(call.callee()).contains("a.b");
    assertThat(call.arguments())
        .containsExactly(
            Argument.positional(new Constant(Constant.Kind.INT, "1")),
            new Argument(Argument.Kind.STAR, Optional.empty(), new Name("c")),
            Argument.keyword("d", Constant.string("e")),
            new Argument(Argument.Kind.DOUBLE_STAR, Optional.empty(), new Name("f")));
  }

  @Test
  void readsKeywordsThatAreReservedWords() {
    Call call = PythonParser.parseCall("f(class='A', from=1, lambda = None)").orElseThrow();

    assertThat(call.keywordArguments()).containsOnlyKeys("class", "from", "lambda");
  }

  @Test
  void refusesCallsThatPythonRefuses() {
    assertThat(PythonParser.parseCall("f(a=1, a=2)")).isEmpty();
    assertThat(PythonParser.parseCall("f(a=1, 'b')")).isEmpty();
    assertThat(PythonParser.parseCall("f(**a, *b)")).isEmpty();
    assertThat(PythonParser.parseCall("f(a=1, *b)")).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "   ",
        "# f(1)",
        "f(",
        "f(a b)",
        "f(1))",
        "x = f(1)",
        "f(1); g(2)",
        "import a",
        "f('a",
        "f(a,,b)",
        "1 +",
        "\0",
        "f(1) g(2)",
        "f(a=)",
        "(x=1)",
        "\\",
        "f(\ud800)",
        ")"
      })
  void isEmptyForTextThatIsNoExpression(String text) {
    assertThat(PythonParser.parseExpression(text)).isEmpty();
    assertThat(PythonParser.parseCall(text)).isEmpty();
  }

  @Test
  void whiteSpaceCommentsAndLineBreaksMeanNothing() {
    assertThat(parse(" \n f ( # why\n 1 ,\\\n2\t)\r\n")).isEqualTo(parse("f(1,2)"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'a'|a",
        "\"it's\"|it's",
        "'a' \"b\" '''c'''|abc",
        "r'\\n'|\\n",
        "'\\x41\\101\\u0042\\U00000043'|AABC",
        "'\\N{LATIN SMALL LETTER A}'|a",
        "'\\d\\'\\\"\\\\'|\\d'\"\\",
        "R'\\''|\\'",
        "u'x'|x",
        "'\\xzz\\u12'|\\xzz\\u12",
        "'\\N{no such}'|\\N{no such}"
      })
  void decodesStringsAsPythonDoes(String literal, String text) {
    assertThat(parse(literal)).isEqualTo(Constant.string(text));
  }

  @Test
  void decodesLineBreaksInStrings() {
    assertThat(parse("'''a\r\nb\rc\nd'''")).isEqualTo(Constant.string("a\nb\nc\nd"));
    assertThat(parse("'a\\\r\nb\\\nc'")).isEqualTo(Constant.string("abc"));
  }

  @Test
  void decodesNul() {
    assertThat(parse("'\\0' '\\x00z'")).isEqualTo(Constant.string("\0\0z"));
  }

  @Test
  void keepsHalfCharacters() {
    assertThat(parse("'\\ud83d'")).isEqualTo(Constant.string("\ud83d"));
    assertThat(parse("'\ud83d'")).isEqualTo(Constant.string("\ud83d"));
    assertThat(parse(Constant.string("\udc00x").toSource())).isEqualTo(Constant.string("\udc00x"));
  }

  @Test
  void readsBytes() {
    assertThat(parse("b'a' Rb'\\x' BR\"\\\"\""))
        .isEqualTo(new Constant(Constant.Kind.BYTES, "a\\x\\\""));
    assertThat(parse("b'\\u0041\\xff\\377'"))
        .isEqualTo(new Constant(Constant.Kind.BYTES, "\\u0041\u00ff\u00ff"));
  }

  @ParameterizedTest
  @CsvSource({
    "0x10,INT,16",
    "1_000,INT,1000",
    "0o17,INT,15",
    "0B11,INT,3",
    "-5,INT,-5",
    "+5,INT,5",
    "00,INT,0",
    "1.50,FLOAT,1.5",
    "1e3,FLOAT,1000.0",
    ".5,FLOAT,0.5",
    "5.,FLOAT,5.0",
    "-2.5E-7,FLOAT,-2.5e-07",
    "1e16,FLOAT,1e+16",
    "0.1,FLOAT,0.1",
    "3j,COMPLEX,3j",
    "1.5J,COMPLEX,1.5j",
    "1e400,FLOAT,1e999",
    "0.0001,FLOAT,0.0001",
    "123456789012345678901234567890,INT,123456789012345678901234567890",
    "True,TRUE,True",
    "None,NONE,None",
    "...,ELLIPSIS,..."
  })
  void readsNumbersAndKeywords(String literal, Constant.Kind kind, String value) {
    assertThat(parse(literal)).isEqualTo(new Constant(kind, value));
  }

  @Test
  void foldsOnlyTheSignOfANumber() {
    assertThat(parse("-x")).isEqualTo(new Verbatim("-x", List.of(new Name("x"))));
    assertThat(parse("--1")).isInstanceOf(Verbatim.class);
    assertThat(parse("-1**2")).isInstanceOf(Verbatim.class);
  }

  @Test
  void readsDisplays() {
    assertThat(parse("[1, (a), ()]"))
        .isEqualTo(
            new ListNode(
                List.of(
                    new Constant(Constant.Kind.INT, "1"),
                    new Name("a"),
                    new TupleNode(List.of()))));
    assertThat(parse("(a,)")).isEqualTo(new TupleNode(List.of(new Name("a"))));
    assertThat(parse("a, b")).isEqualTo(parse("(a, b)"));
    assertThat(parse("{'a': b, **c,}"))
        .isEqualTo(
            new DictNode(
                List.of(
                    new DictNode.Entry(Optional.of(Constant.string("a")), new Name("b")),
                    new DictNode.Entry(Optional.empty(), new Name("c")))));
    assertThat(parse("{a, b}"))
        .isEqualTo(new Verbatim("{a,b}", List.of(new Name("a"), new Name("b"))));
  }

  @Test
  void bindsOperatorsAsPythonDoes() {
    Expression sum = parse("a + b * c ** d");

    assertThat(sum)
        .isEqualTo(
            new BinOp(
                new Name("a"),
                "+",
                new BinOp(new Name("b"), "*", new BinOp(new Name("c"), "**", new Name("d")))));
    assertThat(parse("a - b - c")).isEqualTo(parse("(a - b) - c"));
    assertThat(parse("a ** b ** c")).isEqualTo(parse("a ** (b ** c)"));
  }

  @Test
  void readsFormattedStrings() {
    assertThat(parse("f'{org}/b' '{c}' f'{{d}}'"))
        .isEqualTo(new JoinedStr(List.of(new Name("org"), Constant.string("/b{c}{d}"))));
    assertThat(parse("f'{x!r:>{w}}'"))
        .isEqualTo(
            new JoinedStr(
                List.of(new Verbatim("x!r:>{w}", List.of(new Name("x"), new Name("w"))))));
    assertThat(parse("f'{d['k']}'").descendants()).contains(Constant.string("k"));
    assertThat(parse("rf'\\d{x}'"))
        .isEqualTo(new JoinedStr(List.of(Constant.string("\\d"), new Name("x"))));
  }

  @Test
  void formattedStringsParseToThemselves() {
    for (String text : List.of("f'{ {1: 2}}'", "f'a{x}{y!r:>{w}}\\n'", "f'{{}}{x['k']}'")) {
      Expression joined = parse(text);

      assertThat(parse(joined.toSource())).isEqualTo(joined);
    }
  }

  @Test
  void keepsWhatHasNoNodeAsItsTokens() {
    assertThat(parse("lambda x, *y: x [ 0 ]").toSource()).isEqualTo("lambda x,*y:x[0]");
    assertThat(parse("a  if b else  c").toSource()).isEqualTo("a if b else c");
    assertThat(parse("x [ \"k\" ]")).isEqualTo(parse("x['k']"));
    assertThat(parse("f(x for x in y)")).isEqualTo(parse("f((x for x in y))"));
  }

  @Test
  void namesAreComparedInTheirCompatibilityForm() {
    assertThat(parse("\ufb01(1)")).isEqualTo(parse("fi(1)"));
  }

  @Test
  void attributesHangOnAnything() {
    assertThat(parse("'a'.join(b)"))
        .isEqualTo(
            new Call(
                new Attribute(Constant.string("a"), "join"),
                List.of(Argument.positional(new Name("b")))));
  }

  @Test
  void longSumsAreReadWithoutDeepTrees() {
    String sum = "f(1)" + " + f(1)".repeat(20_000);

    assertThat(parse(sum).calls()).hasSize(20_001);
  }

  @Test
  void nestingIsLimitedAsInPython() {
    assertThat(PythonParser.parseExpression("(".repeat(150) + "1" + ")".repeat(150))).isPresent();
    assertThat(PythonParser.parseExpression("(".repeat(201) + "1" + ")".repeat(201))).isEmpty();
    assertThat(PythonParser.parseExpression("not ".repeat(100_000) + "x")).isEmpty();
    assertThat(PythonParser.parseExpression("lambda: ".repeat(100_000) + "x")).isEmpty();
  }
}
