package org.apieval.core.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ExportSummaryTest {

  private static final List<CountedExample> EXAMPLES =
      List.of(
          example("zoo", "1", 1, 10),
          example("zoo", "2", 0, 30),
          example("ark", "x", 1, 20),
          example("ark", "y", 1, 5));

  @Test
  void examplesTokensAndMissingDocumentsAreCounted() {
    assertThat(ExportSummary.of(EXAMPLES, EXAMPLES, true, 15, "base").lines())
        .containsExactly(
            "examples: 4 (ark 2, zoo 2)",
            "tokens by base: 65 in all, 30 in the longest, without those of a chat template",
            "without a document, as none was found: 1",
            "longer than 15 tokens: 2, which a trainer cuts (zoo/2, ark/x)");
  }

  @Test
  void whereNothingWasRetrievedNoDocumentIsMissing() {
    assertThat(ExportSummary.of(EXAMPLES, EXAMPLES, false, 30, "base").lines())
        .hasSize(3)
        .contains("longer than 30 tokens: none");
  }

  @Test
  void whatIsLeftOutIsNamedAndNotCounted() {
    ExportSummary summary = ExportSummary.of(EXAMPLES, EXAMPLES.subList(3, 4), false, 9, "base");

    assertThat(summary.examples()).isEqualTo(1);
    assertThat(summary.lines()).contains("longer than 9 tokens: 3, left out (zoo/1, zoo/2, ark/x)");
  }

  @Test
  void longListsAreCutShort() {
    List<CountedExample> many =
        IntStream.range(0, 9).mapToObj(id -> example("zoo", "" + id, 1, 9)).toList();

    assertThat(ExportSummary.of(many, many, false, 1, "base").lines())
        .contains("longer than 1 tokens: 9, which a trainer cuts (zoo/0, zoo/1, zoo/2, ...)");
  }

  private static CountedExample example(String hub, String id, int documents, int tokens) {
    return new CountedExample(new TrainingExample(hub, id, "u", "a", documents), tokens);
  }
}
