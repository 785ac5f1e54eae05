package org.apieval.api.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.call.Constant.Kind;
import org.junit.jupiter.api.Test;

class ExpressionTest {

  private static final Constant TWO = new Constant(Kind.INT, "2");
  private static final Name X = new Name("x");

  private static BinOp op(Expression left, String op, Expression right) {
    return new BinOp(left, op, right);
  }

  private static Call call(Argument... arguments) {
    return new Call(new Attribute(new Name("hub"), "load"), List.of(arguments));
  }

  @Test
  void anOperationIsSpelledWithTheBracketsItNeedsAndNoOthers() {
    assertThat(op(TWO, "**", X).toSource()).isEqualTo("2**x");
    assertThat(op(op(X, "/", X), "-", X).toSource()).isEqualTo("x/x-x");
    assertThat(op(op(X, "-", X), "/", X).toSource()).isEqualTo("(x-x)/x");
    assertThat(op(X, "-", op(X, "-", X)).toSource()).isEqualTo("x-(x-x)");
    assertThat(op(op(X, "-", X), "-", X).toSource()).isEqualTo("x-x-x");
    assertThat(op(op(X, "**", X), "**", X).toSource()).isEqualTo("(x**x)**x");
    assertThat(op(X, "**", op(X, "**", X)).toSource()).isEqualTo("x**x**x");
    assertThat(op(new Constant(Kind.INT, "-2"), "**", X).toSource()).isEqualTo("(-2)**x");
    assertThat(new Attribute(TWO, "real").toSource()).isEqualTo("(2).real");
  }

  @Test
  void stringsAreSpelledSoThatNothingInThemCanBreakTheLiteral() {
    assertThat(Constant.string("it's\n\u0000\ud800é").toSource())
        .isEqualTo("'it\\'s\\n\\x00\\ud800é'");
    assertThat(new JoinedStr(List.of(Constant.string("{a}"), X)).toSource())
        .isEqualTo("f'{{a}}{x}'");
  }

  @Test
  void displaysAreSpelledAsInPython() {
    assertThat(new TupleNode(List.of(X)).toSource()).isEqualTo("(x,)");
    assertThat(new ListNode(List.of(X, TWO)).toSource()).isEqualTo("[x, 2]");
    assertThat(
            new DictNode(
                    List.of(
                        new DictNode.Entry(Optional.of(Constant.string("k")), X),
                        new DictNode.Entry(Optional.empty(), X)))
                .toSource())
        .isEqualTo("{'k': x, **x}");
  }

  @Test
  void aParameterIsFoundHoweverItIsPassed() {
    DictNode dict =
        new DictNode(List.of(new DictNode.Entry(Optional.of(Constant.string("model")), X)));
    Argument unpacked = new Argument(Argument.Kind.DOUBLE_STAR, Optional.empty(), dict);

    assertThat(call(Argument.positional(X)).parameter(0, "model")).contains(X);
    assertThat(call(Argument.keyword("model", X)).parameter(0, "model")).contains(X);
    assertThat(call(unpacked).parameter(0, "model")).contains(X);
    assertThat(call(Argument.keyword("old", X)).parameter(0, "model", "old")).contains(X);
    assertThat(call(Argument.keyword("other", X)).parameter(0, "model")).isEmpty();
  }

  @Test
  void positionsBehindAStarAreNotKnown() {
    Argument star = new Argument(Argument.Kind.STAR, Optional.empty(), X);

    assertThat(call(star, Argument.positional(TWO)).parameter(0, "model")).isEmpty();
    assertThat(call(Argument.positional(TWO), star).parameter(0, "model")).contains(TWO);
  }

  @Test
  void theFirstOfTwoEqualKeywordsCounts() {
    assertThat(call(Argument.keyword("a", X), Argument.keyword("a", TWO)).keywordArguments())
        .isEqualTo(Map.of("a", X));
  }

  @Test
  void callsInsideAreListedOuterFirst() {
    Call inner = new Call(X, List.of());
    Call outer = call(Argument.positional(new ListNode(List.of(inner))));

    assertThat(outer.calls()).containsExactly(outer, inner);
    assertThat(outer.callee()).contains("hub.load");
    assertThat(new Call(inner, List.of()).callee()).isEmpty();
  }

  @Test
  void onlyAKeywordArgumentHasAName() {
    assertThatThrownBy(() -> new Argument(Argument.Kind.STAR, Optional.of("a"), X))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Argument(Argument.Kind.KEYWORD, Optional.empty(), X))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
