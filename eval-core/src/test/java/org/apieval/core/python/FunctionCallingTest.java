package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls written as data are calls; other data is not. */
class FunctionCallingTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'name': 'f', 'arguments': {'a': 1}} | f(a=1)",
        "{'name': 'f', 'parameters': {'a': 1}} | f(a=1)",
        "{'name': 'f', 'args': {'a': 1}} | f(a=1)",
        "{'type': 'tool_use', 'name': 'f', 'input': {'a': 1}} | f(a=1)",
        "{'name': 'f', 'kwargs': {'a': 1}} | f(a=1)",
        "{'function': 'f', 'arguments': {'a': 1}} | f(a=1)",
        "{'arguments': {'a': 1}, 'name': 'f'} | f(a=1)",
        "{'id': 7, 'name': 'f', 'arguments': {'a': 1}} | f(a=1)",
        "{'name': 'f', 'arguments': {}} | f()",
        "{'name': 'f', 'arguments': null} | f()",
        "{'name': 'f', 'arguments': ''} | f()",
        "{'name': 'f', 'arguments': '{\"a\": \"b\"}'} | f(a='b')",
        "{'name': 'f', 'arguments': [1, 'b']} | f(1, 'b')",
        "{'name': 'f', 'arguments': {'a': true, 'b': [false, null]}} | f(a=True, b=[False, None])",
        "{'name': 'f', 'arguments': {'a': -1.50, 'b': {'c': 'd'}}} | f(a=-1.5, b={'c': 'd'})",
        "{'name': 'f', 'arguments': {'a': '\\u00e9\\n'}} | f(a='\u00e9\\n')",
        "{'name': 'a.b.f', 'arguments': {}} | a.b.f()",
        "{'function': {'name': 'f', 'arguments': {'a': 1}}} | f(a=1)",
        "{'type': 'function', 'function': {'name': 'f', 'arguments': '{\"a\": 1}'}} | f(a=1)",
        "{'tool_calls': [{'function': {'name': 'f', 'arguments': {'a': 1}}}]} | f(a=1)",
        "[{'name': 'f', 'arguments': {'a': 1}}, {'name': 'g', 'arguments': {}}] | f(a=1)g()",
        "{'name': 'f', 'arguments': {}}/n{'name': 'g', 'arguments': {}} | f()g()",
        "[{'f': {'a': 1}}, {'g': {}}] | f(a=1)g()",
        "<tool_call>{'name': 'f', 'arguments': {'a': 1}}</tool_call> | f(a=1)",
        "<function=f>{'a': 1}</function> | f(a=1)",
        "Here: {'name': 'f', 'arguments': {'a': 1}}. | f(a=1)",
      })
  void areReadInEveryShape(String data, String calls) {
    String python = data.replace("/n", "\n");
    String json = python.replace("\"", "\\\"").replace('\'', '"');

    assertThat(String.join("", Found.outermost(Found.inCode(python)))).isEqualTo(calls);
    assertThat(String.join("", Found.outermost(Found.inText(json)))).isEqualTo(calls);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'name': 'f', 'description': 'd', 'parameters': {'a': 1}}",
        "{'name': 'f', 'parameters': {'type': 'object', 'properties': {'a': {'type': 'string'}}}}",
        "{'type': 'function', 'function': {'name': 'f', 'description': 'd', 'parameters': {}}}",
        "{'name': 'f', 'age': 3}",
        "{'name': 'no name', 'arguments': {}}",
        "{'arguments': {'a': 1}}",
        "{'function': {'a': 1}}",
        "{'name': 7, 'arguments': {}}",
        "x = {'name': 'f', 'arguments': {'a': 1}}",
        "{'data': {'f': {'a': 1}}, 'arguments': 1}",
        "{}",
        "[]",
      })
  void areNotSeenInOtherData(String data) {
    assertThat(Found.inCode(data)).isEmpty();
    assertThat(Found.inText(data.replace('\'', '"'))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[f({'a': 1, 'b': 'c'})] | f(a=1, b='c')",
        "f({'a': 1}) | f(a=1)",
        "[f({'a': 1}), g({'b': 2})] | f(a=1)g(b=2)",
        "[f({'a': 1}), g(x)] | f(a=1)g(x)",
        "[f({'a': 1}, 2)] | f({'a': 1}, 2)",
        "[f({'a b': 1})] | f({'a b': 1})",
        "[f({1: 2})] | f({1: 2})",
        "[f({})] | f({})",
        "[f(k={'a': 1})] | f(k={'a': 1})",
        "x = f({'a': 1}) | f({'a': 1})",
        "import g/nf({'a': 1}) | f({'a': 1})",
      })
  void passKeywordsInADictionaryOnlyWhereNoOtherCodeIs(String text, String calls) {
    assertThat(String.join("", Found.outermost(Found.inCode(text.replace("/n", "\n")))))
        .isEqualTo(calls);
  }
}
