package org.apieval.core.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.junit.jupiter.api.Test;

class AnswerTextTest {

  private static final Question QUESTION = new Question("1", "?", "Zoo", "load('cat')");

  @Test
  void anEntryGivesAFullAnswer() {
    assertThat(
            answer(
                Map.of(
                    "framework", "Zoo kit",
                    "functionality", "Shows animals",
                    "description", "Shows a cat.",
                    "example_code", List.of("import zoo", "zoo.load('cat')"))))
        .isEqualTo(
            """
            <<<domain>>>: Zoo
            <<<api_call>>>: load('cat')
            <<<api_provider>>>: Zoo kit
            <<<explanation>>>: Shows a cat.
            <<<code>>>: import zoo
            zoo.load('cat')""");
  }

  @Test
  void whatAnEntryDoesNotSayIsLeftOut() {
    assertThat(answer(Map.of("functionality", "Shows animals", "example_code", "x = 1")))
        .isEqualTo(
            """
            <<<domain>>>: Zoo
            <<<api_call>>>: load('cat')
            <<<explanation>>>: Shows animals
            <<<code>>>: x = 1""");
  }

  @Test
  void withoutAnEntryThereAreDomainAndCall() {
    assertThat(AnswerText.of(QUESTION, Optional.empty()))
        .isEqualTo("<<<domain>>>: Zoo\n<<<api_call>>>: load('cat')");
  }

  private static String answer(Map<String, Object> fields) {
    return AnswerText.of(
        QUESTION, Optional.of(new ApiRecord(0, "Zoo", "load('cat')", new LinkedHashMap<>(fields))));
  }
}
