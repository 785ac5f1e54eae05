package org.apieval.core.retrieve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PythonReprTest {

  @ParameterizedTest
  @MethodSource("values")
  void valueIsWrittenAsPythonWritesIt(Object value, String expected) {
    assertThat(PythonRepr.of(value)).isEqualTo(expected);
  }

  static Stream<Arguments> values() {
    return Stream.of(
        arguments("", "''"),
        arguments("it's", "\"it's\""),
        arguments("say \"a\"", "'say \"a\"'"),
        arguments("it's \"a\"", "'it\\'s \"a\"'"),
        arguments("a\\b\tc\nd\re", "'a\\\\b\\tc\\nd\\re'"),
        arguments("\0\u001b\u007f\u00a0\u00ad\u00e9", "'\\x00\\x1b\\x7f\\xa0\\xadé'"),
        arguments("\u2028\u3000犬\ue000", "'\\u2028\\u3000犬\\ue000'"),
        arguments("\ud83d\ude00\ud800\udb40\udc01", "'\ud83d\ude00\\ud800\\U000e0001'"),
        arguments(true, "True"),
        arguments(false, "False"),
        arguments(0, "0"),
        arguments(
            new BigInteger("123456789012345678901234567890"), "123456789012345678901234567890"),
        arguments(List.of(), "[]"),
        arguments(Map.of(), "{}"));
  }

  @ParameterizedTest
  @MethodSource("floats")
  void floatHasTheFewestDigitsThatReadBack(double value, String expected) {
    assertThat(PythonRepr.of(value)).isEqualTo(expected);
  }

  static Stream<Arguments> floats() {
    return Stream.of(
        arguments(0.0, "0.0"),
        arguments(-0.0, "-0.0"),
        arguments(1.0, "1.0"),
        arguments(74.58, "74.58"),
        arguments(1e15, "1000000000000000.0"),
        arguments(1e16, "1e+16"),
        arguments(1.25e22, "1.25e+22"),
        arguments(0.0001, "0.0001"),
        arguments(0.00001, "1e-05"),
        arguments(-1.5e-7, "-1.5e-07"),
        arguments(2e-44, "2e-44"),
        arguments(0x1p-44, "5.684341886080802e-14"),
        arguments(9007199254740993.0, "9007199254740992.0"),
        arguments(Double.MIN_VALUE, "5e-324"),
        arguments(Double.MAX_VALUE, "1.7976931348623157e+308"),
        arguments(Double.NaN, "nan"),
        arguments(Double.POSITIVE_INFINITY, "inf"),
        arguments(Double.NEGATIVE_INFINITY, "-inf"));
  }

  @Test
  void nestedValuesKeepTheirOrder() {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("z", Arrays.asList(1, null, List.of("x")));
    row.put("a", Map.of("b", 2.5));

    assertThat(PythonRepr.of(row)).isEqualTo("{'z': [1, None, ['x']], 'a': {'b': 2.5}}");
  }
}
