package org.apieval.core.official;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class CallTextTest {

  @Test
  void theCallIsCutFromBehindTheColonToTheLastBracket() {
    assertThat(cut("<<<domain>>>: A, <<<api_call>>>: f('x'), <<<api_provider>>>: P (c)"))
        .isEqualTo("f('x')");
  }

  @Test
  void onlyTheFirstSectionCounts() {
    assertThat(cut("api_call: f(1) api_call: g(2)")).isEqualTo("f(1)");
  }

  @Test
  void itEndsWithTheLastBracketEvenOfAnotherThing() {
    assertThat(cut("api_call: f('x'), explanation: it is good (very)"))
        .isEqualTo("f('x'), explanation: it is good (very)");
  }

  @Test
  void oneCharacterBehindTheColonIsTakenForASpaceWhateverItIs() {
    assertThat(cut("api_call:f('x')")).isEqualTo("('x')");
    assertThat(cut("api_call':  f('x')")).isEqualTo(" f('x')");
  }

  @Test
  void aColonInsideTheCallIsTakenWhereThereIsNoOther() {
    assertThat(cut("api_call hub.load('https://a.b/c')")).isEqualTo("/a.b/c')");
  }

  @Test
  void withoutColonItStartsWithTheThirdCharacter() {
    assertThat(cut("the api_call f('x') is good")).isEqualTo("('x')");
  }

  @Test
  void withoutBracketTheLastCharacterIsLeftOut() {
    assertThat(cut("api_call: resnet50.")).isEqualTo("resnet50");
    assertThat(cut("api_call: resnet50\ud83d\ude00")).isEqualTo("resnet50");
  }

  @Test
  void charactersAreCodePoints() {
    assertThat(cut("api_call\ud83d\ude00\ud83d\ude00f(1)")).isEqualTo("f(1)");
  }

  @Test
  void aBracketBeforeTheColonLeavesNothing() {
    assertThat(cut("api_call (see below): resnet50")).isEmpty();
    assertThat(cut("api_call")).isEmpty();
    assertThat(cut("api_call:")).isEmpty();
    assertThat(cut("api_callapi_call: f(1)")).isEmpty();
  }

  @Test
  void withoutLabelThereIsNoSection() {
    assertThat(CallText.behindLabel("torch.hub.load('a', 'b')")).isEmpty();
  }

  @Property
  void whatIsCutOutStandsInTheAnswer(@ForAll String before, @ForAll String behind) {
    String answer = before + "api_call" + behind;

    assertThat(answer).contains(cut(answer));
  }

  private static String cut(String answer) {
    return CallText.behindLabel(answer).orElseThrow().text();
  }
}
