package org.apieval.core.retrieve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.retrieval.Retriever;
import org.apieval.api.retrieval.Retriever.ScoredDocument;
import org.junit.jupiter.api.Test;

class LuceneRetrieverTest {

  private static final List<ApiRecord> ROWS =
      Catalogues.described("Classifies images", "Translates speech", "Detects objects in an image");

  @Test
  void formsOfAWordAreOneWordAndCaseDoesNotMatter() {
    assertThat(lines(retriever(Map.of()).retrieve("CLASSIFICATION of an image!", 3)))
        .containsExactly(0, 2);
  }

  @Test
  void documentsWithoutAWordOfTheQueryAreNotFound() {
    assertThat(retriever(Map.of()).retrieve("zebra", 3)).isEmpty();
    assertThat(retriever(Map.of()).retrieve("", 3)).isEmpty();
  }

  @Test
  void onlyTheChosenFieldsAreSearched() {
    assertThat(lines(retriever(Map.of("fields", "api_call")).retrieve("a1 images", 3)))
        .containsExactly(1);
  }

  @Test
  void earlierRowWinsATie() {
    Retriever lucene =
        new LuceneFactory().create(Catalogues.described("same", "same", "same"), Map.of());

    assertThat(lines(lucene.retrieve("same", 2))).containsExactly(0, 1);
  }

  @Test
  void queryMayHaveAnyNumberOfWords() {
    String words =
        IntStream.range(0, 5000).mapToObj(i -> "word" + i).collect(Collectors.joining(" "));

    assertThat(lines(retriever(Map.of()).retrieve("speech " + words, 1))).containsExactly(1);
  }

  @Test
  void unknownSettingIsNamed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> retriever(Map.of("field", "x")))
        .withMessageContaining("\"field\"")
        .withMessageContaining("fields");
  }

  private static Retriever retriever(Map<String, String> settings) {
    return new LuceneFactory().create(ROWS, settings);
  }

  private static List<Integer> lines(List<ScoredDocument> found) {
    return found.stream().map(one -> one.document().line()).toList();
  }
}
