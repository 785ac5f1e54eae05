package org.apieval.adapters.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.retrieval.Retriever;
import org.apieval.api.retrieval.Retriever.ScoredDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EmbeddingRetrieverTest {

  private static final Views DESCRIPTION = Views.parse(List.of("description"));

  @TempDir private Path folder;
  private final LetterVectors letters = new LetterVectors();

  @Test
  void scoreIsTheCosine() {
    Retriever retriever = over(Rows.described("ab", "aaaa", "b"), DESCRIPTION);

    List<ScoredDocument> found = retriever.retrieve("a", 3);

    assertThat(lines(found)).containsExactly(1, 0, 2);
    assertThat(found.get(0).score()).isCloseTo(1, within(1e-6));
    assertThat(found.get(1).score()).isCloseTo(Math.sqrt(0.5), within(1e-6));
    assertThat(found.get(2).score()).isZero();
  }

  @Test
  void nearestTextOfADocumentCounts() {
    List<ApiRecord> catalogue =
        List.of(
            new ApiRecord(0, "", "", Map.of("domain", "abc", "description", "abc")),
            new ApiRecord(1, "", "", Map.of("domain", "xyz", "description", "a")));

    Retriever retriever = over(catalogue, Views.parse(List.of("domain", "description")));

    assertThat(lines(retriever.retrieve("a", 1))).containsExactly(1);
  }

  @Test
  void blankQueryAndDocumentsWithoutTextScoreZero() {
    Retriever retriever = over(Rows.described("a", "", "b"), DESCRIPTION);

    assertThat(retriever.retrieve(" ", 3)).allMatch(found -> found.score() == 0);
    assertThat(lines(retriever.retrieve(" ", 3))).containsExactly(0, 1, 2);
    assertThat(lines(retriever.retrieve("b", 3))).containsExactly(2, 0, 1);
  }

  @Test
  void equalTextsAreEmbeddedOnceAndKeptOnesNotAtAll() {
    List<ApiRecord> catalogue = Rows.described("a", "b", "a");
    Optional<VectorCache> cache = Optional.of(new VectorCache(folder.resolve("deep/cache")));

    EmbeddingRetriever.over(catalogue, DESCRIPTION, letters, cache);
    Retriever second = EmbeddingRetriever.over(catalogue, DESCRIPTION, letters, cache);

    assertThat(letters.texts()).isEqualTo(2);
    assertThat(lines(second.retrieve("b", 1))).containsExactly(1);
  }

  @Test
  void vectorsOfOtherTextsAreNotTaken() {
    Optional<VectorCache> cache = Optional.of(new VectorCache(folder));

    EmbeddingRetriever.over(Rows.described("ab", "c"), DESCRIPTION, letters, cache);
    EmbeddingRetriever.over(Rows.described("a", "bc"), DESCRIPTION, letters, cache);

    assertThat(letters.texts()).isEqualTo(4);
  }

  @Test
  void serverThatGivesTooFewVectorsIsNotBelieved() {
    Vectoriser one =
        new Vectoriser() {
          @Override
          public String name() {
            return "one";
          }

          @Override
          public List<float[]> vectors(List<String> texts) {
            return List.of(new float[] {1});
          }
        };

    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                EmbeddingRetriever.over(
                    Rows.described("a", "b"), DESCRIPTION, one, Optional.empty()))
        .withMessage("1 vectors for 2 texts from one");
  }

  private Retriever over(List<ApiRecord> catalogue, Views views) {
    return EmbeddingRetriever.over(catalogue, views, letters, Optional.empty());
  }

  private static List<Integer> lines(List<ScoredDocument> found) {
    return found.stream().map(one -> one.document().line()).toList();
  }
}
