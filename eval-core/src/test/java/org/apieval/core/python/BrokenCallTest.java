package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apieval.core.answer.MappedText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls that Python would refuse, as models write them. */
class BrokenCallTest {

  private final CallFinder finder = new CallFinder();

  private SourceCall only(String text) {
    List<SourceCall> inCode = finder.inCode(MappedText.of(text));
    List<SourceCall> inText = finder.inText(MappedText.of(text));
    assertThat(inCode).as(text).isNotEmpty();
    assertThat(inText.get(0).call()).isEqualTo(inCode.get(0).call());
    return inCode.get(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "f(\\'a\\')|f('a')",
        "f(\\\"a\\\", b=\\\"c\\\")|f('a', b='c')",
        "f(\\'a\\',\\\\n    b=False)|f('a', b=False)",
        "x = 1\\nf(\\\\'a\\\\', \\\\'b\\\\')|f('a', 'b')",
        "f(\\\\\\'a\\\\\\\\')|f('a')",
        "f(\\'a\\\\').g(x)|f('a').g(x)",
        "f(\\\"it's\\\")|f('it\\'s')",
        "f(\\\"a\\\\nb\\\")|f('a\\nb')",
        "f(f\\\"{x}/b\\\")|f(f'{x}/b')",
        "f(\\u0027a\\u0027)|f('a')",
        "f(“a”, ‘b’)|f('a', 'b')",
        "f(„a“, «b»)|f('a', 'b')",
        "f(“a\")|f('a')",
        "f(‘it’s’)|f('it’s')",
        "f\\('a'\\)|f('a')"
      })
  void readsEscapesAndTypographicQuotes(String text, String expected) {
    assertThat(only(text).call().toSource()).isEqualTo(expected);
    assertThat(only(text).problem()).isEmpty();
    assertThat(only(text).truncated()).isFalse();
  }

  @Test
  void readsLineBreaksInStrings() {
    assertThat(only("run(command='cat > f << EOF\nhi\nEOF')").call().toSource())
        .isEqualTo("run(command='cat > f << EOF\\nhi\\nEOF')");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "load('a/b', 'c'|load('a/b', 'c')",
        "load('a/b', 'c|load('a/b', 'c')",
        "load('a/b)|load('a/b')",
        "load(['a', 'b])|load(['a', 'b'])",
        "load('a/b', |load('a/b')",
        "load('a/b', model=|load('a/b')",
        "load('a/b', x=[1, 2|load('a/b', x=[1, 2])",
        "load('a/b', x={'k': 1, 'l'|load('a/b', x={'k': 1})",
        "load('a/b', g.|load('a/b')",
        "plan(stops=[['a', 1], ['b', 2])|plan(stops=[['a', 1], ['b', 2]])",
        "load('a', g('b', h('c'|load('a', g('b', h('c')))",
        "load(\\'a\\', \\'b|load('a', 'b')"
      })
  void suppliesWhatWasCutOff(String text, String expected) {
    assertThat(only(text).call().toSource()).isEqualTo(expected);
    assertThat(only(text).truncated()).isTrue();
    for (String value : only(text).values()) {
      assertThat(PythonParser.parseExpression(value)).isPresent();
    }
  }

  @Test
  void aCompleteCallInsideACutOneIsNotTruncated() {
    List<SourceCall> calls = finder.inCode(MappedText.of("f(g(1), h(2"));

    assertThat(calls.stream().map(SourceCall::truncated)).containsExactly(true, false, true);
  }

  @Test
  void anUnclosedCallEndsWithItsLineIfTheNextOneIsNoPartOfIt() {
    List<SourceCall> calls =
        finder.inCode(MappedText.of("x = load('a', 'b'\ny = 3\nz = g(1)\nimport os"));

    assertThat(calls.stream().map(call -> call.call().toSource()))
        .containsExactly("load('a', 'b')", "g(1)");
    assertThat(calls.get(0).truncated()).isTrue();
  }

  @Test
  void manyCutCallsInsideEachOtherAreRead() {
    List<SourceCall> calls =
        finder.inText(MappedText.of("x = " + "torch.hstack([model, ".repeat(60)));

    assertThat(calls).hasSize(60).allMatch(SourceCall::truncated);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "X.from_pretrained('a', model=SG161222/V1.4 beta)|SG161222/V1.4 beta",
        "f('a', scheduler=a b)|a b",
        "f(model=SG161222/Realistic_Vision_V1.4)|SG161222/Realistic_Vision_V1.4",
        "f(x=@y, z=1)|@y"
      })
  void anArgumentThatIsNoExpressionIsKeptAsItsText(String text, String junk) {
    SourceCall call = only(text);

    assertThat(call.problem()).contains("argument is not an expression: " + junk);
    assertThat(call.call().arguments())
        .anyMatch(argument -> argument.value().toSource().equals(junk));
  }

  @Test
  void saysWhatPythonWouldRefuse() {
    assertThat(only("f(a=1, a=2)").problem()).contains("keyword argument repeated: a");
    assertThat(only("f(a=1, 'b')").problem())
        .contains("positional argument follows keyword argument");
    assertThat(only("f(a=1, **b)").problem()).isEmpty();
  }

  @Test
  void aProblemInsideACallIsOneOfTheCallAround() {
    List<SourceCall> calls = finder.inCode(MappedText.of("f([g(a=1, a=2)], h(3))"));

    assertThat(calls.stream().map(call -> call.problem().isPresent()))
        .containsExactly(true, true, false);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "It's the model(which one is best?) of course",
        "load(the best of all",
        "I'd call it f(or g, whatever you like most of all, dear reader",
      })
  void wordsInProseAreNoArguments(String text) {
    assertThat(finder.inText(MappedText.of(text))).isEmpty();
  }
}
