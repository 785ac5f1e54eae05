package org.apieval.api.retrieval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apieval.api.data.ApiRecord;
import org.junit.jupiter.api.Test;

class RankingsTest {

  private static final List<ApiRecord> DOCUMENTS =
      IntStream.range(0, 4).mapToObj(line -> new ApiRecord(line, "d", "c", Map.of())).toList();

  private static final double[] SCORES = {1, 3, 1, 2};

  @Test
  void bestComesFirstAndTheRestIsCutOff() {
    assertThat(lines(Rankings.Ties.EARLIER_FIRST, 3)).containsExactly(1, 3, 0);
  }

  @Test
  void tiesGoTheWayThatIsWanted() {
    assertThat(lines(Rankings.Ties.EARLIER_FIRST, 9)).containsExactly(1, 3, 0, 2);
    assertThat(lines(Rankings.Ties.LATER_FIRST, 9)).containsExactly(1, 3, 2, 0);
  }

  private static List<Integer> lines(Rankings.Ties ties, int k) {
    return Rankings.best(DOCUMENTS, SCORES, ties, k).stream()
        .map(found -> found.document().line())
        .toList();
  }
}
