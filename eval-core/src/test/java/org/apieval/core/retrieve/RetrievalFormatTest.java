package org.apieval.core.retrieve;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.junit.jupiter.api.Test;

class RetrievalFormatTest {

  private static final List<ApiRecord> CATALOGUE = Catalogues.described("a", "b", "c");
  private static final Question QUESTION = Catalogues.question("?", "Zoo", "zoo.load('a1')");

  private static final List<RetrievalSummary> SUMMARIES = summaries();

  private static List<RetrievalSummary> summaries() {
    RetrievalMeasure measure = new RetrievalMeasure(Catalogues.zoo(), CATALOGUE);
    Ranking second = new Ranking(QUESTION, CATALOGUE.subList(0, 2));
    Ranking first = new Ranking(QUESTION, CATALOGUE.subList(1, 3));
    return List.of(
        measure.of("recorded \u001b[1mx", false, List.of(first), 1, Optional.empty()),
        measure.of(
            "oracle", true, List.of(first, second), 10, Optional.of(Duration.ofMillis(1260))));
  }

  @Test
  void tableShowsADashForWhatWasNotMeasuredAndMarksUpperBounds() {
    assertThat(new RetrievalTable(false).render(SUMMARIES))
        .isEqualTo(
            """
                                          domain  domain  domain    call    call    call     API    API
            hub  retriever             n      @1      @5     @10      @1      @5     @10      @1    MRR  seconds
            zoo  recorded \\x1b[1mx     1  100.0%       -       -  100.0%       -       -  100.0%      -        -
            zoo  oracle (upper bound)  2  100.0%  100.0%  100.0%   50.0%  100.0%  100.0%   50.0%  0.750      1.3
            """);
  }

  @Test
  void csvLeavesBlankWhatWasNotMeasured() {
    List<String> lines = new RetrievalCsv().render(SUMMARIES).lines().toList();

    assertThat(lines).hasSize(3);
    assertThat(lines.get(0))
        .startsWith("hub,retriever,upper_bound,n,gold_domain_at_1,gold_domain_at_1_count,")
        .endsWith(",gold_api_mrr,seconds");
    assertThat(lines.get(1)).contains(",false,1,1.000000,1,,,,,,1.000000,1,").endsWith(",,");
    assertThat(lines.get(2))
        .startsWith("zoo,oracle,true,2,1.000000,2,")
        .endsWith(",0.500000,1,1.000000,2,1.000000,2,0.750000,1.26");
  }

  @Test
  void jsonLeavesOutWhatWasNotMeasured() {
    String json = new RetrievalJson("9").render(SUMMARIES);

    assertThat(json)
        .startsWith("{\n  \"tool\": \"apieval\",\n  \"version\": \"9\",\n")
        .contains("\"upper_bound\": true", "\"gold_call_at_10\": {", "\"gold_call_mrr\": 0.750000")
        .endsWith("}\n");
    assertThat(json.substring(0, json.indexOf("oracle")))
        .contains("gold_call_at_1")
        .doesNotContain("gold_call_at_5", "mrr", "seconds");
  }

  @Test
  void nothingMeasuredIsAHeadingAlone() {
    assertThat(new RetrievalTable(false).render(List.of()).lines()).hasSize(2);
    assertThat(new RetrievalCsv().render(List.of()).lines()).hasSize(1);
    assertThat(new RetrievalJson("9").render(List.of())).contains("\"retrievers\": []");
  }
}
