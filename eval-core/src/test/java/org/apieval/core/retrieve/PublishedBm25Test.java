package org.apieval.core.retrieve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.retrieval.Retriever;
import org.apieval.api.retrieval.Retriever.ScoredDocument;
import org.junit.jupiter.api.Test;

class PublishedBm25Test {

  @Test
  void queryIsTheRequestAsItStoodInJson() {
    assertThat(PublishedBm25.asPublished("Find \"it\" \\ é\u001b\t🙂 "))
        .isEqualTo(" Find \\\"it\\\" \\\\ \\u00e9\\u001b\\t\\ud83d\\ude42 \\n");
  }

  @Test
  void eachSpaceSeparatesAndEmptyWordsCount() {
    assertThat(PublishedBm25.split(" a  b\tc ")).containsExactly("", "a", "", "b\tc", "");
    assertThat(PublishedBm25.split("")).containsExactly("");
  }

  @Test
  void caseAndPunctuationMatter() {
    Retriever bm25 =
        new PublishedBm25()
            .create(Catalogues.described("a dog barks", "a Dog barks", "cats", "birds"), Map.of());

    assertThat(lines(bm25.retrieve("hear a Dog bark", 4)).get(0)).isEqualTo(1);
  }

  @Test
  void laterRowWinsATie() {
    List<ApiRecord> equal = Catalogues.described("same", "same", "same");

    assertThat(lines(new PublishedBm25().create(equal, Map.of()).retrieve("nothing", 3)))
        .containsExactly(2, 1, 0);
  }

  @Test
  void hasNoSettings() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PublishedBm25().create(Catalogues.described("x"), Map.of("k1", "2")))
        .withMessageContaining("k1");
  }

  private static List<Integer> lines(List<ScoredDocument> found) {
    return found.stream().map(one -> one.document().line()).toList();
  }
}
