package org.apieval.core.retrieve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class OkapiBm25Test {

  private static final List<List<String>> DOCUMENTS =
      List.of(List.of("a", "b", "b"), List.of("a", "c"), List.of("a", "d", "e", "f"), List.of("g"));

  private final OkapiBm25 bm25 = new OkapiBm25(DOCUMENTS);

  @Test
  void rareWordCountsByTheFormula() {
    double weight = Math.log(4 - 1 + 0.5) - Math.log(1 + 0.5);
    double norm = 1.5 * (1 - 0.75 + 0.75 * 3 / 2.5);

    double[] scores = bm25.scores(List.of("b"));

    assertThat(scores[0]).isCloseTo(weight * (2 * 2.5) / (2 + norm), within(1e-12));
    assertThat(scores).endsWith(0, 0, 0);
  }

  @Test
  void wordOfMostDocumentsGetsAQuarterOfTheAverageWeight() {
    double rare = Math.log(3.5) - Math.log(1.5);
    double common = Math.log(1.5) - Math.log(3.5);
    double average = (6 * rare + common) / 7;
    double norm = 1.5 * (1 - 0.75 + 0.75 * 2 / 2.5);

    double[] scores = bm25.scores(List.of("a"));

    assertThat(scores[1]).isCloseTo(0.25 * average * 2.5 / (1 + norm), within(1e-12));
    assertThat(scores[3]).isZero();
  }

  @Test
  void wordThatStandsTwiceInTheQueryCountsTwiceAndAnUnknownOneNotAtAll() {
    double once = bm25.scores(List.of("c"))[1];

    assertThat(bm25.scores(List.of("c", "zebra", "c"))[1]).isCloseTo(2 * once, within(1e-12));
  }
}
