package org.apieval.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InstructionTextTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "###Instruction: Name it.\\n###Output: <<<domain>>>: X | Name it.",
        "### Instruction: Name it. ### Output: X | Name it.",
        "###Instruction: Name it. | Name it.",
        "{'Instruction': Name it, 'now', please., 'Output': {'domain': 'X'}} | Name it, 'now', please.",
        "{'Instruction': \"Name it.\", 'Output': {}} | Name it.",
        "{'Instruction': 'Name it.' | Name it.",
        "Name it. | Name it.",
        "###Instruction: ###Output: X | ###Instruction: ###Output: X",
      })
  void findsTheRequest(String code, String request) {
    assertThat(InstructionText.of(code.replace("\\n", "\n"))).isEqualTo(request);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "###Instruction: Name it.\\n###Output: <<<domain>>>: X | <<<domain>>>: X",
        "{'Instruction': Name it, please., 'Output': {'domain': 'X'}} | {'domain': 'X'}",
        "{'Instruction': 'Name it.', 'Output': {'a': {}} } | {'a': {}}",
        "{'Instruction': 'Name it.', 'Output': cut off | cut off",
      })
  void findsTheAnswer(String code, String answer) {
    assertThat(InstructionText.output(code.replace("\\n", "\n"))).contains(answer);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Name it.",
        "###Instruction: Name it.",
        "###Instruction: Name it. ###Output: ",
        "{'Instruction': 'Name it.'}",
        "Say 'a', 'Output': b",
      })
  void whereNoAnswerIsMarkedThereIsNone(String code) {
    assertThat(InstructionText.output(code)).isEmpty();
  }

  @Property
  void isNeverEmptyForTextThatIsNot(@ForAll("codes") String code) {
    assertThat(InstructionText.of(code)).isNotEmpty();
  }

  @Provide
  Arbitrary<String> codes() {
    return Arbitraries.of(
            "###Instruction:", "###Output:", "{'Instruction':", "'", "\"", ", 'Output':", " ", "a")
        .list()
        .ofMinSize(1)
        .ofMaxSize(12)
        .map(parts -> String.join("", parts));
  }
}
