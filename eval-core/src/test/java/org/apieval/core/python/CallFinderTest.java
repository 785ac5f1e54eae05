package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apieval.core.answer.MappedText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CallFinderTest {

  private final CallFinder finder = new CallFinder();

  private List<String> python(String text) {
    return spelled(finder.inPython(MappedText.of(text)));
  }

  private List<String> code(String text) {
    return spelled(finder.inCode(MappedText.of(text)));
  }

  private List<String> text(String text) {
    return spelled(finder.inText(MappedText.of(text)));
  }

  private static List<String> spelled(List<SourceCall> calls) {
    return calls.stream().map(call -> call.call().toSource()).toList();
  }

  @Test
  void callsComeInSourceOrderOutermostFirst() {
    String text = "f(g(1), [h(2)])(3)\nk(4)";

    List<SourceCall> calls = finder.inPython(MappedText.of(text));

    assertThat(calls.stream().map(call -> call.span().of(text)))
        .containsExactly("f(g(1), [h(2)])(3)", "f(g(1), [h(2)])", "g(1)", "h(2)", "k(4)");
    assertThat(calls.stream().map(SourceCall::outermost))
        .containsExactly(true, false, false, false, true);
  }

  @Test
  void callsInAListAreOutermost() {
    assertThat(finder.inPython(MappedText.of("[f(1), g(2)]")))
        .allMatch(SourceCall::outermost)
        .hasSize(2);
  }

  @Test
  void spansStartAtThePrimaryAsInPython() {
    String text = "await (f)(x)";

    assertThat(finder.inPython(MappedText.of(text)).get(0).span()).isEqualTo(new Span(6, 12));
  }

  @Test
  void valuesAreTheSourceOfTheArguments() {
    assertThat(
            finder.inPython(MappedText.of("f( \"a\" , k = 1+ 2, *b, **{'c':d})")).get(0).values())
        .containsExactly("\"a\"", "1+ 2", "b", "{'c':d}");
  }

  @Test
  void definitionsAreNoCallsButTheirDefaultsAre() {
    assertThat(
            python("def f(a=g(1)) -> h(2): pass\nclass A(b(3), c=d(4)): pass\n@e(5)\ndef k(): 0"))
        .containsExactly("g(1)", "h(2)", "b(3)", "d(4)", "e(5)");
  }

  @Test
  void patternsAreNoCalls() {
    assertThat(python("match (x):\n  case Point(x=0) if f(1): pass\nmatch(2)\ncase(3)\n"))
        .containsExactly("f(1)", "match(2)", "case(3)");
  }

  @Test
  void stringsAndCommentsAreNotLookedInto() {
    String text = "# f(1)\nx = 'g(2)'\n\"\"\"h(3)\"\"\"\n";

    assertThat(python(text)).isEmpty();
    assertThat(code(text + "k(4)")).containsExactly("k(4)");
  }

  @Test
  void codeWithoutAnyCallIsSearchedInItsStringsButNotInItsComments() {
    assertThat(code("# f(1)\nx = 'y = g(2)'")).containsExactly("g(2)");
    assertThat(code("# f(1)")).isEmpty();
  }

  @Test
  void callsInFieldsOfFormattedStringsAreFoundAtTheirPlace() {
    String text = "x = f'''é {a(1):>{b(2)}} {{c(3)}} {d('}')!r}'''";

    assertThat(finder.inPython(MappedText.of(text)).stream().map(call -> call.span().of(text)))
        .containsExactly("a(1)", "b(2)", "d('}')");
  }

  @Test
  void brokenPythonCostsOnlyItself() {
    assertThat(python("print 'a', f(1)\nif x = g(2) h(3):\n  k(4 5)\n  l(6)\n$ m(7)"))
        .containsExactly("f(1)", "g(2)", "h(3)", "l(6)", "m(7)");
    assertThat(python("x = g(1) + f(y z, h(2))")).containsExactly("g(1)", "h(2)");
  }

  @Test
  void pythonTakesNoCallThatItWouldRefuse() {
    assertThat(python("f(a=1, a=2)\ng(a=1, 2)\nh(3)")).containsExactly("h(3)");
  }

  @Test
  void quotesAndMarksInProseMeanNothing() {
    assertThat(text("Don't forget: `f(1)`, \"g('a')\" and 'h(\"b\")' # k(2)"))
        .containsExactly("f(1)", "g('a')", "h('b')", "k(2)");
  }

  @Test
  void aCallQuotedInsideACallIsNotFoundInProse() {
    assertThat(text("use f(\"g('a')\") or k(1)")).containsExactly("f('g(\\'a\\')')", "k(1)");
  }

  @Test
  void whiteSpaceBeforeTheBracketCountsInCodeOnly() {
    assertThat(code("f (1)")).containsExactly("f(1)");
    assertThat(text("the model (a good one) and f (1)")).isEmpty();
  }

  @Test
  void chainsAreReadAsAWholeInProse() {
    assertThat(text("Call a.b(1).c(2)[0](3). Then d(4)."))
        .containsExactly("(a.b(1).c(2)[0])(3)", "a.b(1).c(2)", "a.b(1)", "d(4)");
  }

  @Test
  void keywordsAreNoFunctions() {
    assertThat(text("if(x) return(y) lambda(z) not(a)")).isEmpty();
    assertThat(python("if(x): print(y) if not(z) else(w)")).containsExactly("print(y)");
  }

  @Test
  void anUnclosedCallInProseCostsNotTheNextOne() {
    assertThat(text("`torch.hub.load( is the function. Example: torch.hub.load('a', 'b')`"))
        .containsExactly("torch.hub.load('a', 'b')");
  }

  @Test
  void spansMapBackToTheOriginal() {
    String original = "noise f(1) noise";

    SourceCall call = finder.inCode(MappedText.of(original).slice(6, 10)).get(0);

    assertThat(call.span().of(original)).isEqualTo("f(1)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "f(\\\"a\\\"", // cut off behind an escaped quote
        "f(\\\\\\\"a\\\\\\\"",
        "f('a\\u0041",
        "f(\\'a\\').g(\\'b\\')",
      })
  void aSpanEndsBehindTheEscapeThatItsLastCharacterIs(String call) {
    String text = "so: " + call;

    assertThat(finder.inCode(MappedText.of(text)).get(0).span().of(text)).isEqualTo(call);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "()", "f", "f)", "1(", "#f(1)", "(1)(", "...", "\0", "{", "\\"})
  void textWithoutCallsHasNone(String text) {
    assertThat(python(text)).isEmpty();
  }
}
