package org.apieval.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class ChoiceTest {

  private static final List<String> KNOWN = List.of("oak", "birch");

  @Test
  void whatIsThereIsFound() {
    assertThat(Choice.of("tree", "birch", KNOWN, Function.identity())).isEqualTo("birch");
  }

  @Test
  void whatIsNotIsAnsweredWithWhatIs() {
    assertThatThrownBy(() -> Choice.of("tree", "brch\u001b", KNOWN, Function.identity()))
        .isInstanceOf(EvalException.class)
        .hasMessage("no tree \"brch\\x1b\"; there is: oak, birch; did you mean birch?");
  }
}
