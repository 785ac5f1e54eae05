package org.apieval.core.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.apieval.api.data.Question;
import org.apieval.core.dataset.Prompt;
import org.junit.jupiter.api.Test;

class DocumentsTest {

  private static final String PHRASE = "\n Use this API documentation for reference: ";
  private static final Question ONE = new Question("1", "One?", "D", "f()");
  private static final Question TWO = new Question("2", "Two?", "D", "f()");

  @Test
  void questionsAreGroupedByWhatStandsBehindThePhrase() {
    List<Prompt> prompts =
        List.of(
            new Prompt(0, "1", "One?" + PHRASE + "{doc}"),
            new Prompt(1, "2", "Two?" + PHRASE + " {doc}\n"));

    assertThat(Documents.groups(prompts, Map.of("1", ONE, "2", TWO)))
        .containsExactly(List.of(ONE, TWO));
  }

  @Test
  void promptsWithoutDocumentOrQuestionAreLeftOut() {
    List<Prompt> prompts =
        List.of(new Prompt(0, "1", "One?"), new Prompt(1, "3", "Three?" + PHRASE + "{doc}"));

    assertThat(Documents.groups(prompts, Map.of("1", ONE))).isEmpty();
  }
}
