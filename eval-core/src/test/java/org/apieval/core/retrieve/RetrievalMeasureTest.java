package org.apieval.core.retrieve;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.report.Rate;
import org.junit.jupiter.api.Test;

class RetrievalMeasureTest {

  private static final List<ApiRecord> CATALOGUE =
      IntStream.range(0, 12)
          .mapToObj(
              line ->
                  Catalogues.row(
                      line, line < 6 ? "Pets" : "Wild Life", "zoo.load('a%d')".formatted(line), ""))
          .toList();

  private static final RetrievalMeasure MEASURE = new RetrievalMeasure(Catalogues.zoo(), CATALOGUE);

  @Test
  void rightDocumentCountsFromItsRankOn() {
    RetrievalSummary summary = measure(question("Wild Life", "zoo.load('a7')"), 0, 1, 7, 8);

    assertThat(summary.hit(Criterion.GOLD_DOMAIN, 1)).contains(new Rate(0, 1));
    assertThat(summary.hit(Criterion.GOLD_DOMAIN, 5)).contains(new Rate(1, 1));
    assertThat(summary.hit(Criterion.GOLD_CALL, 1)).contains(new Rate(0, 1));
    assertThat(summary.hit(Criterion.GOLD_CALL, 5)).contains(new Rate(1, 1));
    assertThat(summary.reciprocalRank(Criterion.GOLD_CALL)).hasValue(1.0 / 3);
  }

  @Test
  void domainIsComparedLetterByLetter() {
    RetrievalSummary summary = measure(question("wild-life", "zoo.load('a7')"), 7);

    assertThat(summary.hit(Criterion.GOLD_DOMAIN, 1)).contains(new Rate(0, 1));
  }

  @Test
  void sameKeyIsTheGoldApiWithoutBeingTheGoldCall() {
    RetrievalSummary summary = measure(question("Pets", "zoo.load(\"a2\", size=3)"), 2);

    assertThat(summary.hit(Criterion.GOLD_CALL, 1)).contains(new Rate(0, 1));
    assertThat(summary.hit(Criterion.GOLD_API, 1)).contains(new Rate(1, 1));
  }

  @Test
  void gettingNothingCountsAsAMiss() {
    RetrievalSummary summary = measure(question("Pets", "zoo.load('a2')"));

    assertThat(summary.hit(Criterion.GOLD_API, 10)).contains(new Rate(0, 1));
    assertThat(summary.reciprocalRank(Criterion.GOLD_API)).hasValue(0);
  }

  @Test
  void whatWasNotLookedForIsNotMeasured() {
    Ranking ranking = new Ranking(question("Pets", "zoo.load('a2')"), List.of(CATALOGUE.get(2)));

    RetrievalSummary summary = MEASURE.of("x", false, List.of(ranking), 1, Optional.empty());

    assertThat(summary.hit(Criterion.GOLD_CALL, 1)).contains(new Rate(1, 1));
    assertThat(summary.hit(Criterion.GOLD_CALL, 5)).isEmpty();
    assertThat(summary.reciprocalRank(Criterion.GOLD_CALL)).isEmpty();
  }

  @Test
  void goldEntriesAreThoseOfTheCallAndBehindThemThoseOfItsKeys() {
    List<ApiRecord> catalogue =
        List.of(
            Catalogues.row(0, "Pets", "zoo.load('a', size=1)", ""),
            Catalogues.row(1, "Pets", "zoo.load('b')", ""),
            Catalogues.row(2, "Wild Life", "zoo.load('a')", ""));

    List<ApiRecord> gold =
        new Relevance(Catalogues.zoo(), catalogue).gold(question("Pets", "zoo.load('a')"));

    assertThat(gold).extracting(ApiRecord::line).containsExactly(2, 0);
  }

  private static RetrievalSummary measure(Question question, int... found) {
    List<ApiRecord> documents = IntStream.of(found).mapToObj(CATALOGUE::get).toList();
    return MEASURE.of(
        "x",
        false,
        List.of(new Ranking(question, documents)),
        RetrievalMeasure.DEPTH,
        Optional.of(Duration.ofSeconds(1)));
  }

  private static Question question(String domain, String goldCall) {
    return Catalogues.question("?", domain, goldCall);
  }
}
