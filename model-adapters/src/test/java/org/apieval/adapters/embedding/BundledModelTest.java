package org.apieval.adapters.embedding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.apieval.api.retrieval.Retriever;
import org.junit.jupiter.api.Test;

class BundledModelTest {

  private final Vectoriser model = BundledModel.load();

  @Test
  void meaningCountsWhereNoWordIsShared() {
    Retriever retriever =
        EmbeddingRetriever.over(
            Rows.described("Turns speech into text", "Finds objects in photographs"),
            Views.parse(List.of("description")),
            model,
            Optional.empty());

    assertThat(retriever.retrieve("Where in this picture is the cat?", 1).get(0).document().line())
        .isEqualTo(1);
    assertThat(retriever.retrieve("Write down what this man says.", 1).get(0).document().line())
        .isEqualTo(0);
  }

  @Test
  void anyTextHasAVectorAndTheSameOneAgain() {
    List<String> odd = List.of("\0", "\ud800", "\ud83d\ude42", "犬", "x".repeat(20_000), "\u200b");

    List<float[]> vectors = model.vectors(odd);

    assertThat(vectors).hasSize(odd.size()).allMatch(vector -> vector.length == 384);
    for (int index = 0; index < odd.size(); index++) {
      assertThat(model.vectors(List.of(odd.get(index))).get(0)).isEqualTo(vectors.get(index));
    }
  }
}
