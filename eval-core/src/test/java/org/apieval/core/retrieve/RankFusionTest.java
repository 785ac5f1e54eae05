package org.apieval.core.retrieve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.retrieval.Retriever;
import org.apieval.api.retrieval.Retriever.ScoredDocument;
import org.junit.jupiter.api.Test;

class RankFusionTest {

  private static final List<ApiRecord> ROWS = Catalogues.described("a", "b", "c", "d");

  @Test
  void documentHighInBothComesBeforeTheFirstOfOne() {
    RankFusion fusion = new RankFusion(List.of(ranking(3, 1, 0), ranking(2, 1)));

    assertThat(lines(fusion.retrieve("x", 4))).containsExactly(1, 2, 3, 0);
  }

  @Test
  void scoreIsTheSumOfReciprocalRanks() {
    RankFusion fusion = new RankFusion(List.of(ranking(3, 1), ranking(1)));

    ScoredDocument best = fusion.retrieve("x", 1).get(0);

    assertThat(best.score()).isCloseTo(1.0 / 62 + 1.0 / 61, within(1e-12));
  }

  @Test
  void whatStandsFartherDownThanWantedCountsToo() {
    RankFusion fusion = new RankFusion(List.of(ranking(0, 1), ranking(2, 1)));

    assertThat(lines(fusion.retrieve("x", 1))).containsExactly(1);
  }

  /** Finds these rows, in this order. */
  private static Retriever ranking(int... rows) {
    return (query, k) ->
        IntStream.range(0, Math.min(k, rows.length))
            .mapToObj(rank -> new ScoredDocument(ROWS.get(rows[rank]), -rank))
            .toList();
  }

  private static List<Integer> lines(List<ScoredDocument> found) {
    return found.stream().map(one -> one.document().line()).toList();
  }
}
