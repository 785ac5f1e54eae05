package org.apieval.core.official;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SyntaxParserTest {

  private final SyntaxParser parser = new SyntaxParser();

  @Test
  void aCallHasItsFunctionAndItsArguments() {
    SyntaxNode call = parser.parse("a.f('x', y=1)").children().get(0).children().get(0);

    assertThat(texts(call)).containsExactly("a.f", "('x', y=1)");
    assertThat(texts(call.children().get(1))).containsExactly("(", "'x'", ",", "y=1", ")");
  }

  @Test
  void textsHoldWhatTheSourceHolds() {
    String source = "f('\u00e9\u4e16\ud83d\ude00\u0000', g)";

    assertThat(texts(parser.parse(source).children().get(0).children().get(0)))
        .containsExactly("f", source.substring(1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"(", "f(", "'", "a+", "[{", "f'{", "if x:\n ", "\\'", "\ud800", "\u0000"})
  void veryLongTextsHaveATree(String run) {
    String text = run.repeat(100_000);

    SyntaxNode root = parser.outline(text);

    assertThat(root.length()).isPositive();
    assertThat(SubTrees.list(root)).isNotEmpty();
  }

  @Test
  void anEmptyTextHasARootAlone() {
    assertThat(SubTrees.list(parser.parse(""))).hasSize(1);
  }

  @Property(tries = 500)
  void everyTextHasATreeWhoseNodesLieInTheirParents(@ForAll("texts") String text) {
    assertThat(parser.parse(text).text().length()).isLessThanOrEqualTo(text.length());
    for (SyntaxNode node : SubTrees.list(parser.parse(text))) {
      for (SyntaxNode child : node.children()) {
        assertThat(node.text()).contains(child.text());
      }
    }
  }

  @Property(tries = 500)
  void theOutlineHasTheSameSubTreesWithTheSameFirstChildren(@ForAll("texts") String text) {
    assertThat(beginnings(parser.outline(text))).isEqualTo(beginnings(parser.parse(text)));
  }

  private static List<String> beginnings(SyntaxNode root) {
    return SubTrees.list(root).stream()
        .map(
            node ->
                node.text()
                    + " begins with "
                    + node.children().stream().findFirst().map(SyntaxNode::text).orElse("nothing"))
        .toList();
  }

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> pieces =
        Arbitraries.of("f(", "'x'", ")", ",", "a.b", "=", "\n", "\"", "\\", "if ", ":", "\u4e16")
            .list()
            .ofMaxSize(30)
            .map(list -> String.join("", list));
    return Arbitraries.oneOf(pieces, Arbitraries.strings().ofMaxLength(60));
  }

  private static List<String> texts(SyntaxNode node) {
    return node.children().stream().map(SyntaxNode::text).toList();
  }
}
