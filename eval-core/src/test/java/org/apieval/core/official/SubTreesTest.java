package org.apieval.core.official;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class SubTreesTest {

  private final SyntaxParser parser = new SyntaxParser();

  @Test
  void theyAreListedDepthFirstWithTheLastChildFirst() {
    assertThat(SubTrees.list(parser.parse("f(a.b)\ng(c.d)")).stream().map(SyntaxNode::text))
        .containsExactly(
            "f(a.b)\ng(c.d)",
            "g(c.d)",
            "g(c.d)",
            "(c.d)",
            "c.d",
            "f(a.b)",
            "f(a.b)",
            "(a.b)",
            "a.b");
  }

  @Test
  void ofTwoCallsOfAFunctionTheOneFurtherDownIsFoundFirst() {
    assertThat(find("f('old')\nf('new')", "f")).isEqualTo(new SubTrees.Found("f('new')", true));
  }

  @Test
  void aFunctionThatIsNotCalledGetsTheLastOfAll() {
    assertThat(find("f('x')\ng(h('y'))", "k")).isEqualTo(new SubTrees.Found("'x'", false));
  }

  @Test
  void theRootIsThereEvenWithoutChildren() {
    assertThat(find("", "f")).isEqualTo(new SubTrees.Found("", false));
  }

  @Test
  void anythingWhoseFirstChildReadsLikeTheFunctionWillDo() {
    assertThat(find("f = 'resnet50'", "f")).isEqualTo(new SubTrees.Found("f = 'resnet50'", true));
  }

  private SubTrees.Found find(String text, String function) {
    return new SubTrees(parser.parse(text), Set.of(function)).find(function);
  }
}
