package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;

import org.apieval.api.call.Constant;
import org.apieval.api.call.Constant.Kind;
import org.apieval.api.call.Expression;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers are equal where Python says that they are the same value of the same type. */
class NumberTest {

  @ParameterizedTest
  @CsvSource({
    "0, INT, 0",
    "00_0, INT, 0",
    "1_000_000, INT, 1000000",
    "0xFf_ff, INT, 65535",
    "0X_1f, INT, 31",
    "0o17, INT, 15",
    "0O7_7, INT, 63",
    "0b1010, INT, 10",
    "0B_1, INT, 1",
    "123456789012345678901234567890, INT, 123456789012345678901234567890",
    "0xffffffffffffffffffff, INT, 1208925819614629174706175",
    "1.0, FLOAT, 1.0",
    "1., FLOAT, 1.0",
    ".5, FLOAT, 0.5",
    "0_1.5_0, FLOAT, 1.5",
    "1e3, FLOAT, 1000.0",
    "1E+3, FLOAT, 1000.0",
    "1e-5, FLOAT, 1e-05",
    "0.0001, FLOAT, 0.0001",
    "0.00001, FLOAT, 1e-05",
    "1e15, FLOAT, 1000000000000000.0",
    "1e16, FLOAT, 1e+16",
    "1.5e300, FLOAT, 1.5e+300",
    "123456789.123456789, FLOAT, 123456789.12345679",
    "5e-324, FLOAT, 5e-324",
    "2e-323, FLOAT, 2e-323",
    "2e-3, FLOAT, 0.002",
    "2.2250738585072014e-308, FLOAT, 2.2250738585072014e-308",
    "2e23, FLOAT, 2e+23",
    "1.7976931348623157e308, FLOAT, 1.7976931348623157e+308",
    "2.0e22, FLOAT, 2e+22",
    "0e0, FLOAT, 0.0",
    "1e400, FLOAT, 1e999",
    "1j, COMPLEX, 1j",
    "1.5J, COMPLEX, 1.5j",
    "0j, COMPLEX, 0j",
    "1e3j, COMPLEX, 1000j",
    "09.5, FLOAT, 9.5",
    "09j, COMPLEX, 9j",
    "-1, INT, -1",
    "+1, INT, 1",
    "- 0x10, INT, -16",
    "-.5, FLOAT, -0.5",
    "-1j, COMPLEX, -1j",
    "(-1), INT, -1",
  })
  void haveTheirShortestForm(String source, Kind kind, String value) {
    assertThat(read(source)).isEqualTo(new Constant(kind, value));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--1", "~1", "not 1", "-x", "-'a'", "1 - 1", "-1 ** 2"})
  void withOtherOperatorsAreNoConstants(String source) {
    assertThat(read(source)).isNotInstanceOf(Constant.class);
  }

  @Test
  void endWhereAnAttributeBegins() {
    assertThat(PythonParser.parseCall("1.5.hex()").orElseThrow().func().toSource())
        .isEqualTo("(1.5).hex");
    assertThat(PythonParser.parseExpression("1..real")).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.real", "1 2", "0xg", "1x", "1.2.3"})
  void thatAreNoneAreNoExpression(String source) {
    assertThat(PythonParser.parseExpression(source).filter(Constant.class::isInstance)).isEmpty();
  }

  @Test
  void ofAnyLengthAreReadAtOnce() {
    String digits = "9".repeat(1_000_000);

    assertThat(read(digits)).isEqualTo(new Constant(Kind.INT, digits));
  }

  private static Expression read(String source) {
    return PythonParser.parseExpression(source).orElseThrow();
  }
}
