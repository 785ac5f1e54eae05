package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.apieval.api.call.Constant;
import org.apieval.api.call.Expression;
import org.apieval.api.call.JoinedStr;
import org.apieval.api.call.Name;
import org.apieval.api.call.Verbatim;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** String literals mean what they mean to Python. */
class StringLiteralTest {

  static Stream<Arguments> strings() {
    return Stream.of(
        Arguments.of("''", ""),
        Arguments.of("\"a'b\"", "a'b"),
        Arguments.of("'\\a\\b\\f\\n\\r\\t\\v\\\\\\'\\\"'", "\u0007\b\f\n\r\t\u000b\\'\""),
        Arguments.of("'\\0\\7\\12\\101\\1018\\777'", "\0\u0007\nAA8\u01ff"),
        Arguments.of("'\\x41\\xe9'", "A\u00e9"),
        Arguments.of("'\\u00e9\\U0001F917'", "\u00e9\ud83e\udd17"),
        Arguments.of("'\\N{BULLET}\\N{hugging face}'", "\u2022\ud83e\udd17"),
        Arguments.of("'\\d\\.\\q\\/'", "\\d\\.\\q\\/"),
        Arguments.of("'a\\\nb'", "ab"),
        Arguments.of("'a\\\r\nb'", "ab"),
        Arguments.of("r'\\n\\''", "\\n\\'"),
        Arguments.of("R\"\\\\\"", "\\\\"),
        Arguments.of("u'\\n'", "\n"),
        Arguments.of("U'a'", "a"),
        Arguments.of("'''a\r\nb\rc'''", "a\nb\nc"),
        Arguments.of("r'''a\r\nb'''", "a\nb"),
        Arguments.of("'''a'b''c\\''''", "a'b''c'"),
        Arguments.of("\"\"\"\"a\" \"\"\"", "\"a\" "),
        Arguments.of("''''a'''", "'a"),
        Arguments.of("'\\ud83e'", "\ud83e"),
        Arguments.of("'\ud83e'", "\ud83e"),
        Arguments.of("'a' \"b\" r'\\n' '''c'''", "ab\\nc"),
        Arguments.of("'a'\n'b'", "ab"),
        Arguments.of("'a'  # first\n  'b'", "ab"),
        Arguments.of("('a'\n 'b')", "ab"));
  }

  @ParameterizedTest
  @MethodSource("strings")
  void areDecoded(String source, String value) {
    assertThat(read(source)).isEqualTo(Constant.string(value));
  }

  static Stream<Arguments> bytes() {
    return Stream.of(
        Arguments.of("b'a\\x00\\xff'", "a\0\u00ff"),
        Arguments.of("B'\\u0041\\N{BULLET}'", "\\u0041\\N{BULLET}"),
        Arguments.of("b'\\400'", "\0"),
        Arguments.of("br'\\n'", "\\n"),
        Arguments.of("Rb'\\n'", "\\n"),
        Arguments.of("b'a' b'b'", "ab"));
  }

  @ParameterizedTest
  @MethodSource("bytes")
  void ofBytesKnowNoNamesOfCharacters(String source, String value) {
    assertThat(read(source)).isEqualTo(new Constant(Constant.Kind.BYTES, value));
  }

  static Stream<Arguments> formatted() {
    Expression x = new Name("x");
    return Stream.of(
        Arguments.of("f'{x}'", List.of(x)),
        Arguments.of("f'a{x}b'", List.of(Constant.string("a"), x, Constant.string("b"))),
        Arguments.of("f'{{{x}}}'", List.of(Constant.string("{"), x, Constant.string("}"))),
        Arguments.of("'a{' f'{x}' '}'", List.of(Constant.string("a{"), x, Constant.string("}"))),
        Arguments.of("f'\\x41{ x }'", List.of(Constant.string("A"), x)),
        Arguments.of("rf'\\n{x}'", List.of(Constant.string("\\n"), x)),
        Arguments.of("fR'\\n{x}'", List.of(Constant.string("\\n"), x)),
        Arguments.of("f'\\N{BULLET}{x}'", List.of(Constant.string("\u2022"), x)),
        Arguments.of("f'{x!r:>{x}}'", List.of(new Verbatim("x!r:>{x}", List.of(x, x)))),
        Arguments.of("f''", List.of()));
  }

  @ParameterizedTest
  @MethodSource("formatted")
  void withFieldsAreTheirParts(String source, List<Expression> values) {
    assertThat(read(source)).isEqualTo(new JoinedStr(values));
  }

  @Test
  void ofBothKindsInARowAreNoConstant() {
    assertThat(PythonParser.parseExpression("'a' b'b'"))
        .get()
        .isNotInstanceOf(Constant.class)
        .isNotInstanceOf(JoinedStr.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"'", "'a", "'a\nb'", "'''a''", "x'a'", "bu'a'", "ur'a'", "'a\\'"})
  void thatPythonRefusesAreNoExpression(String source) {
    assertThat(PythonParser.parseExpression(source)).isEmpty();
  }

  private static Expression read(String source) {
    return PythonParser.parseExpression(source).orElseThrow();
  }
}
