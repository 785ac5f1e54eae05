package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apieval.core.answer.MappedText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls written as JSON or as displays. */
class FunctionCallTest {

  private final CallFinder finder = new CallFinder();

  private List<String> calls(String text) {
    List<String> inCode = spelled(finder.inCode(MappedText.of(text)));
    assertThat(spelled(finder.inText(MappedText.of(text)))).isEqualTo(inCode);
    return inCode;
  }

  private static List<String> spelled(List<SourceCall> calls) {
    return calls.stream().map(call -> call.call().toSource()).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"name\": \"area\", \"arguments\": {\"base\": 10}}|area(base=10)",
        "[TOOL_CALLS][{\"name\": \"area\", \"arguments\": {\"base\": 10}}]|area(base=10)",
        "{'name': 'f', 'parameters': {'a': [1, 'x'], 'b': None}}|f(a=[1, 'x'], b=None)",
        "{\"name\": \"f\", \"arguments\": {\"a\": true, \"b\": null, \"c\": {\"d\": false}}}|f(a=True, b=None, c={'d': False})",
        "{\"type\": \"function\", \"function\": {\"name\": \"f\", \"arguments\": \"{\\\"a\\\": 1}\"}}|f(a=1)",
        "{\"tool_calls\": [{\"function\": {\"name\": \"f\", \"arguments\": {}}}]}|f()",
        "Sure: {\"name\": \"math.gcd\", \"arguments\": {\"a\": 12}} Done.|math.gcd(a=12)",
        "<tool_call>⏎{\"name\": \"f\", \"arguments\": {\"a\": 1}}⏎</tool_call>|f(a=1)",
        "<function=f>{\"a\": 1}</function>|f(a=1)",
        "[{\"get_weather\": {\"city\": \"Rome\"}}]|get_weather(city='Rome')",
        "[[{\"get_weather\": {\"city\": \"Rome\"}}]]|get_weather(city='Rome')",
        "{\"get_weather\": {\"city\": \"Rome\"}}|get_weather(city='Rome')",
        "{\\\"name\\\": \\\"f\\\", \\\"arguments\\\": {\\\"a\\\": \\\"b\\\"}}|f(a='b')",
        "{\"name\": \"f\", \"arguments\": {\"u\": \"http:\\/\\/x\"}}|f(u='http://x')",
        "{\"name\": \"f\", \"arguments\": {\"code\": \"g(1)\"}}|f(code='g(1)')",
        "[area({'base': 10, 'height': 5})]|area(base=10, height=5)",
        "Sure! [area({\"base\": 10})] Anything else?|area(base=10)"
      })
  void readsCallsWrittenAsData(String text, String expected) {
    assertThat(calls(text.replace("⏎", "\n"))).containsExactly(expected);
  }

  @Test
  void readsSeveral() {
    assertThat(
            calls(
                "[{\"name\": \"f\", \"arguments\": {\"a\": 1}}, {\"name\": \"g\", \"arguments\": {}}]\n"
                    + "{\"name\": \"h\", \"arguments\": {}}, {\"name\": \"i\", \"arguments\": {}}"))
        .containsExactly("f(a=1)", "g()", "h()", "i()");
  }

  @Test
  void theSpanIsThatOfTheObject() {
    String text = "x [{\"name\": \"f\", \"arguments\": {\"a\": \"b\"}}]";

    SourceCall call = finder.inCode(MappedText.of(text)).get(0);

    assertThat(call.span().of(text)).isEqualTo("{\"name\": \"f\", \"arguments\": {\"a\": \"b\"}}");
    assertThat(call.values()).containsExactly("\"b\"");
    assertThat(call.outermost()).isTrue();
  }

  @Test
  void suppliesWhatWasCutOff() {
    SourceCall call =
        finder
            .inCode(MappedText.of("[{\"name\": \"f\", \"arguments\": {\"a\": 1, \"b\": \"x"))
            .get(0);

    assertThat(call.call().toSource()).startsWith("f(a=1");
    assertThat(call.truncated()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[{'name': 'area', 'description': 'Area', 'parameters': {'type': 'dict', 'properties': {}}}]",
        "{\"name\": \"f\", \"parameters\": {\"type\": \"object\", \"properties\": {\"a\": {}}}}",
        "{\"name\": \"Rome\", \"size\": 3}",
        "x = {\"name\": \"f\", \"arguments\": {\"a\": 1}}",
        "x = [{\"get_weather\": {\"city\": \"Rome\"}}]",
        "x = {\"a\": {\"name\": \"f\", \"arguments\": {\"a\": 1}}}",
        "{\"a\": {\"b\": 1}, \"c\": {\"d\": 1}}",
        "{\"name\": \"two words\", \"arguments\": {}}",
      })
  void otherDataIsNoCall(String text) {
    assertThat(calls(text)).isEmpty();
  }

  @Test
  void dictionariesInOrdinaryCodeStayArguments() {
    assertThat(calls("x = area({'base': 10})")).containsExactly("area({'base': 10})");
    assertThat(calls("import a\na.b({'base': 10})")).containsExactly("a.b({'base': 10})");
    assertThat(calls("[area({'a b': 10})]")).containsExactly("area({'a b': 10})");
    assertThat(calls("[area({'a': 10}, 1)]")).containsExactly("area({'a': 10}, 1)");
  }

  @Test
  void whatIsPassedOnIsNoCall() {
    assertThat(calls("send({\"name\": \"f\", \"arguments\": {\"a\": 1}}, 1)"))
        .containsExactly("send({'name': 'f', 'arguments': {'a': 1}}, 1)");
  }
}
