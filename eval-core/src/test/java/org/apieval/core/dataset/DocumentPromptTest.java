package org.apieval.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class DocumentPromptTest {

  @Test
  void questionAndDocumentsComeBack() {
    String prompt = DocumentPrompt.of("Find a dog.", "{\"a\": 1}\n{}");

    assertThat(prompt)
        .isEqualTo("Find a dog.\n Use this API documentation for reference: {\"a\": 1}\n{}");
    assertThat(DocumentPrompt.question(prompt)).isEqualTo("Find a dog.\n ");
    assertThat(DocumentPrompt.documents(prompt)).contains("{\"a\": 1}\n{}");
    assertThat(DocumentPrompt.jsonDocuments(prompt))
        .containsExactly(new JsonText("{\"a\": 1}", Map.of("a", 1)), new JsonText("{}", Map.of()));
  }

  @Test
  void withoutDocumentsThePromptIsTheQuestion() {
    assertThat(DocumentPrompt.of("Find a dog.", "")).isEqualTo("Find a dog.");
    assertThat(DocumentPrompt.question("Find a dog.")).isEqualTo("Find a dog.");
    assertThat(DocumentPrompt.documents("Find a dog.")).isEmpty();
  }

  @Test
  void aJsonDocumentIsWrittenFromBraceToBraceWhateverStandsBehindIt() {
    assertThat(DocumentPrompt.jsonDocuments(DocumentPrompt.of("x", "{\"\ud83d\ude00\": {} }}\n{}")))
        .extracting(JsonText::text)
        .containsExactly("{\"\ud83d\ude00\": {} }");
  }

  @Test
  void whatIsNoJsonObjectIsNoJsonDocument() {
    assertThat(DocumentPrompt.jsonDocuments("x")).isEmpty();
    assertThat(DocumentPrompt.jsonDocuments(DocumentPrompt.of("x", "[1]"))).isEmpty();
    assertThat(DocumentPrompt.jsonDocuments(DocumentPrompt.of("x", "{\"a\": "))).isEmpty();
    assertThat(DocumentPrompt.jsonDocuments(DocumentPrompt.of("x", "  "))).isEmpty();
  }
}
