package org.apieval.core.retrieve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.dataset.DocumentPrompt;
import org.apieval.core.dataset.Prompt;
import org.junit.jupiter.api.Test;

class RecordedDocumentTest {

  private static final ApiRecord ROW =
      Catalogues.row(3, "Say \"hi\"", "zoo.load('it\\'s')", "It's\na \"zoo\" \\ 犬");

  @Test
  void documentAsPythonPrintedItIsRead() {
    assertRead(
        "[Document(page_content=%s, metadata={})]"
            .formatted(PythonRepr.of(PythonRepr.of(ROW.fields()))));
  }

  @Test
  void documentAsJsonIsReadWhateverStandsBehindIt() {
    assertRead(DocumentText.of(ROW));
    assertRead(DocumentText.of(ROW) + "}");
    assertRead(DocumentText.of(List.of(ROW, Catalogues.row(1, "x", "y", "z"))));
  }

  @Test
  void everyDocumentIsReadAndKeepsItsText() {
    String printed =
        "Document(page_content=%s, metadata={})"
            .formatted(PythonRepr.of(PythonRepr.of(ROW.fields())));
    String json = DocumentText.of(ROW);

    assertThat(texts("[" + printed + ", " + printed + "]")).containsExactly(printed, printed);
    assertThat(texts(json + "\n" + json + "}")).containsExactly(json, json);
    assertThat(RecordedDocument.allOf(prompt("[" + printed + "]").text()))
        .isEqualTo(
            List.of(
                new RecordedDocument(
                    printed, Optional.of(ROW.domain()), Optional.of(ROW.apiCall()))));
  }

  @Test
  void aDocumentOfUnknownFormIsOneOfWhichNothingIsRead() {
    assertThat(RecordedDocument.allOf(prompt("See zoo.load('a').\n{}").text()))
        .containsExactly(
            new RecordedDocument("See zoo.load('a').\n{}", Optional.empty(), Optional.empty()));
    assertThat(RecordedDocument.allOf(prompt("{\"domain\": \"x\", \"api_call\": 3}").text()))
        .extracting(RecordedDocument::domain, RecordedDocument::apiCall)
        .containsExactly(tuple(Optional.of("x"), Optional.empty()));
    assertThat(RecordedDocument.allOf(prompt("").text())).isEmpty();
    assertThat(RecordedDocument.allOf("Find a dog.")).isEmpty();
  }

  @Test
  void promptWithoutADocumentHasNone() {
    assertThat(RecordedDocument.of(new Prompt(0, "1", "Find a dog."))).isEmpty();
    assertThat(RecordedDocument.of(prompt(""))).isEmpty();
    assertThat(RecordedDocument.of(prompt("{\"domain\": \"x\"}"))).isEmpty();
    assertThat(RecordedDocument.of(prompt("[Document(page_content='x', metadata={})]"))).isEmpty();
    assertThat(RecordedDocument.of(prompt("{\"domain\": 1, \"api_call\": null}"))).isEmpty();
  }

  @Property(tries = 300)
  void anyTextGivesAResult(@ForAll("brokenDocuments") String document) {
    assertThat(RecordedDocument.of(prompt(document))).isNotNull();
    assertThat(texts(document)).allMatch(document::contains);
    assertThat(texts(document).isEmpty()).isEqualTo(document.isBlank());
  }

  @Provide
  Arbitrary<String> brokenDocuments() {
    String whole =
        "[Document(page_content=%s, metadata={})]"
            .formatted(PythonRepr.of(PythonRepr.of(ROW.fields())));
    Arbitrary<String> texts = Arbitraries.of(whole, DocumentText.of(ROW));
    return Combinators.combine(
            texts, Arbitraries.doubles().between(0, 1), Arbitraries.strings().ofMaxLength(3))
        .as(
            (text, place, dirt) -> {
              int at = (int) (place * text.length());
              return text.substring(0, at) + dirt + text.substring(Math.min(text.length(), at + 2));
            });
  }

  private static void assertRead(String document) {
    assertThat(RecordedDocument.of(prompt(document)))
        .hasValueSatisfying(
            read -> {
              assertThat(read.domain()).isEqualTo(ROW.domain());
              assertThat(read.apiCall()).isEqualTo(ROW.apiCall());
            });
  }

  private static List<String> texts(String document) {
    return RecordedDocument.allOf(prompt(document).text()).stream()
        .map(RecordedDocument::text)
        .toList();
  }

  private static Prompt prompt(String document) {
    return new Prompt(0, "1", "Find a dog.\n " + DocumentPrompt.PHRASE + " " + document);
  }
}
