package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Attribute;
import org.apieval.api.call.BinOp;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.call.DictNode;
import org.apieval.api.call.Expression;
import org.apieval.api.call.ListNode;
import org.apieval.api.call.Name;
import org.apieval.api.call.TupleNode;
import org.apieval.api.call.Verbatim;
import org.apieval.core.answer.MappedText;

class PythonParserPropertyTest {

  private final CallFinder finder = new CallFinder();

  @Property(tries = 500)
  void aSpelledCallParsesToItself(@ForAll("calls") Call call) {
    assertThat(PythonParser.parseExpression(call.toSource())).contains(call);
  }

  @Property(tries = 300)
  void aSpelledCallIsFoundInCodeAndProse(@ForAll("calls") Call call) {
    Assume.that(!isLoneDict(call)); // where a call is all there is, that means keyword arguments
    String source = call.toSource();
    String code = "import x\nresult = " + source + "  # done(1)\n";
    String prose = "As a = b, don't use `" + source + "` (it's \"old\").";

    assertThat(outermost(finder.inPython(MappedText.of(code)))).containsExactly(call);
    assertThat(outermost(finder.inCode(MappedText.of(code)))).containsExactly(call);
    assertThat(outermost(finder.inText(MappedText.of(prose)))).containsExactly(call);
  }

  private static boolean isLoneDict(Call call) {
    return call.calls().stream()
        .map(Call::arguments)
        .anyMatch(
            arguments -> arguments.size() == 1 && arguments.get(0).value() instanceof DictNode);
  }

  @Property(tries = 300)
  void spansAndValuesAreTheSource(@ForAll("calls") Call call) {
    String text = "x = [" + call.toSource() + "]";

    for (SourceCall found : finder.inPython(MappedText.of(text))) {
      assertThat(PythonParser.parseCall(found.span().of(text))).contains(found.call());
      for (int i = 0; i < found.values().size(); i++) {
        assertThat(PythonParser.parseExpression(found.values().get(i)))
            .contains(found.call().arguments().get(i).value());
      }
    }
  }

  @Property(tries = 500)
  void anyTextGivesAResult(@ForAll("texts") String text) {
    MappedText mapped = MappedText.of(text);

    for (List<SourceCall> calls :
        List.of(finder.inPython(mapped), finder.inCode(mapped), finder.inText(mapped))) {
      for (SourceCall call : calls) {
        assertThat(call.span().start()).isBetween(0, call.span().end());
        assertThat(call.span().end()).isLessThanOrEqualTo(text.length());
        assertThat(call.values()).hasSameSizeAs(call.call().arguments());
        Bindings.of(mapped).resolve(call.call());
      }
    }
    PythonParser.parseExpression(text);
  }

  @Property(tries = 300)
  void whatIsCutOffIsReadUpToTheCut(@ForAll("calls") Call call, @ForAll double where) {
    String source = "torch.hub.load('a', " + call.toSource() + ")";
    int cut = 19 + (int) (Math.abs(where % 1) * (source.length() - 19));

    List<SourceCall> found = finder.inCode(MappedText.of(source.substring(0, cut)));

    assertThat(found).isNotEmpty();
    assertThat(found.get(0).call().callee()).contains("torch.hub.load");
    assertThat(found.get(0).truncated()).isTrue();
    assertThat(found.get(0).call().arguments().get(0))
        .isEqualTo(Argument.positional(Constant.string("a")));
  }

  @Property(tries = 200)
  void aBrokenNeighbourCostsNothing(@ForAll("pieces") List<String> pieces) {
    String text = String.join(" ", pieces).replace("'", "").replace("\"", "");
    String good = text + "\nx = 1\ntorch.hub.load('a/b', 'c')\n";

    assertThat(finder.inText(MappedText.of(good)))
        .anyMatch(call -> call.call().toSource().equals("torch.hub.load('a/b', 'c')"));
  }

  private static List<Call> outermost(List<SourceCall> calls) {
    return calls.stream().filter(SourceCall::outermost).map(SourceCall::call).toList();
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.oneOf(
        Arbitraries.strings().all().ofMaxLength(200),
        pieces().map(pieces -> String.join("", pieces)));
  }

  @Provide
  Arbitrary<List<String>> pieces() {
    return Arbitraries.of(
            "f(",
            "a.b(",
            ")",
            "[",
            "]",
            "{",
            "}",
            "'",
            "\"",
            "'''",
            "\\",
            "\\n",
            "\\'",
            "\n",
            " ",
            ", ",
            ": ",
            "=",
            "f'",
            "{x}",
            "lambda ",
            "if ",
            "else ",
            "not ",
            "#",
            "x",
            "1",
            "*",
            "**",
            "-",
            "for ",
            "in ",
            "“",
            "’",
            "\"name\": \"f\"",
            "\"arguments\": {",
            "`",
            "import a as b",
            "x = 'a'",
            "match ",
            "case ",
            "def ",
            "<",
            "\ud800",
            "\0",
            "é",
            ".")
        .list()
        .ofMaxSize(40);
  }

  @Provide
  Arbitrary<Call> calls() {
    return calls(expressions(2));
  }

  private Arbitrary<Call> calls(Arbitrary<Expression> values) {
    Arbitrary<Expression> callees =
        names()
            .list()
            .ofMinSize(1)
            .ofMaxSize(3)
            .map(
                names -> {
                  Expression callee = new Name(names.get(0));
                  for (String name : names.subList(1, names.size())) {
                    callee = new Attribute(callee, name);
                  }
                  return callee;
                });
    Arbitrary<List<Argument>> positional = values.map(Argument::positional).list().ofMaxSize(2);
    Arbitrary<List<Argument>> keywords =
        Combinators.combine(names(), values)
            .as(Argument::keyword)
            .list()
            .ofMaxSize(2)
            .uniqueElements(argument -> argument.name());
    return Combinators.combine(callees, positional, keywords)
        .as(
            (callee, first, second) -> {
              List<Argument> all = new java.util.ArrayList<>(first);
              all.addAll(second);
              return new Call(callee, all);
            });
  }

  private static Arbitrary<String> names() {
    return Arbitraries.of("torch", "hub", "load", "AutoModel", "from_pretrained", "x1", "_y", "ü");
  }

  private Arbitrary<Expression> expressions(int depth) {
    Arbitrary<Expression> leaves =
        Arbitraries.oneOf(
            Arbitraries.strings().all().ofMaxLength(12).map(Constant::string),
            Arbitraries.strings()
                .withCharRange('\0', '\u00ff')
                .ofMaxLength(5)
                .map(text -> new Constant(Constant.Kind.BYTES, text)),
            Arbitraries.integers()
                .map(number -> new Constant(Constant.Kind.INT, number.toString())),
            Arbitraries.of("1.5", "-0.25", "1e+16").map(f -> new Constant(Constant.Kind.FLOAT, f)),
            names().map(Name::new),
            Arbitraries.of("lambda x:x", "a if b else c", "x[1:2]", "a.b==c", "-y")
                .map(text -> PythonParser.parseExpression(text).orElseThrow()),
            Arbitraries.just(new Constant(Constant.Kind.NONE, "None")));
    if (depth == 0) {
      return leaves;
    }
    Arbitrary<Expression> inner = expressions(depth - 1);
    Arbitrary<List<Expression>> lists = inner.list().ofMaxSize(3);
    return Arbitraries.oneOf(
        leaves,
        lists.map(ListNode::new),
        lists.map(TupleNode::new),
        lists.map(PythonParserPropertyTest::dict),
        Combinators.combine(operands(inner), Arbitraries.of("+", "*", "**", "//"), operands(inner))
            .as(BinOp::new),
        calls(inner).map(call -> call));
  }

  /** Operands that mean the same in brackets. */
  private static Arbitrary<Expression> operands(Arbitrary<Expression> expressions) {
    return expressions.filter(expression -> !(expression instanceof Verbatim));
  }

  private static Expression dict(List<Expression> values) {
    return new DictNode(
        values.stream()
            .map(
                value ->
                    new DictNode.Entry(Optional.of(Constant.string("k" + value.hashCode())), value))
            .collect(Collectors.toList()));
  }
}
