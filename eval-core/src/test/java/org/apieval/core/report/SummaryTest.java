package org.apieval.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apieval.api.data.Answer;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.dataset.DataProblem;
import org.apieval.core.run.ScoredFile;
import org.apieval.core.score.HallucinationKind;
import org.apieval.core.score.ScorerId;
import org.junit.jupiter.api.Test;

class SummaryTest {

  @Test
  void countsEveryFigureOverTheScoredAnswers() {
    Summary summary =
        Summary.of(ScoredFiles.file("h", "f", "Cxgd 3, Cgl 1, W+a+l 2, H+t 4, U+a+t+d 5", 6));

    assertThat(summary.n()).isEqualTo(10);
    assertThat(Metric.ACCURACY.of(summary)).isEqualTo(new Rate(4, 10));
    assertThat(Metric.WRONG_API.of(summary)).isEqualTo(new Rate(2, 10));
    assertThat(Metric.HALLUCINATION.of(summary)).isEqualTo(new Rate(4, 10));
    assertThat(Metric.EXACT_CALL.of(summary)).isEqualTo(new Rate(3, 10));
    assertThat(Metric.GOLD_API.of(summary)).isEqualTo(new Rate(4, 10));
    assertThat(Metric.DOMAIN_LABEL.of(summary)).isEqualTo(new Rate(3, 10));
    assertThat(summary.labelled()).isEqualTo(6);
    assertThat(summary.unscored()).isEqualTo(5);
    assertThat(summary.ambiguous()).isEqualTo(2);
    assertThat(summary.truncated()).isEqualTo(4);
    assertThat(summary.problems()).isEqualTo(6);
    assertThat(summary.unreadableLines()).isEqualTo(6);
  }

  @Test
  void aLineThatHoldsAnAnswerIsNotUnreadableWhateverIsWrongWithIt() {
    Answer answer = new Answer(0, "1", Optional.of("\ufffd"));
    List<DataProblem> problems =
        List.of(new DataProblem("f", 0, "not UTF-8"), new DataProblem("f", 1, "broken"));
    AnswerFile file = new AnswerFile("f", List.of(answer), problems);

    Summary summary = Summary.of(new ScoredFile("h", ScorerId.AST, file, List.of()));

    assertThat(summary.problems()).isEqualTo(2);
    assertThat(summary.unreadableLines()).isEqualTo(1);
  }

  @Property
  void theThreeVerdictsShareOutTheScoredAnswers(@ForAll("verdicts") String verdicts) {
    Summary summary = Summary.of(ScoredFiles.file("h", "f", verdicts, 0));

    long shared =
        Metric.ACCURACY.of(summary).numerator()
            + Metric.WRONG_API.of(summary).numerator()
            + Metric.HALLUCINATION.of(summary).numerator();
    assertThat(shared).isEqualTo(summary.n());
    assertThat(summary.kinds().values().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(Metric.HALLUCINATION.of(summary).numerator());
    assertThat(summary.kinds()).containsOnlyKeys(HallucinationKind.values());
  }

  @Property
  void theTotalIsTheSummaryOfAllAnswersTogether(
      @ForAll("verdicts") String first, @ForAll("verdicts") String second) {
    Summary total =
        Summary.total(
            List.of(
                Summary.of(ScoredFiles.file("h", "f", first, 1)),
                Summary.of(ScoredFiles.file("h", "g", second, 2))));

    Summary together = Summary.of(ScoredFiles.file("h", "", first + ", " + second, 3));
    // Kinds go by line in these tests, so that only their sum can be compared.
    assertThat(total).usingRecursiveComparison().ignoringFields("kinds").isEqualTo(together);
    assertThat(total.kinds().values().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(Metric.HALLUCINATION.of(together).numerator());
  }

  @Provide
  Arbitrary<String> verdicts() {
    return Arbitraries.of("Cxgd 2", "Cg 1", "W 3", "W+a+l 1", "H 9", "H+t 1", "U 2")
        .list()
        .ofMinSize(1)
        .ofMaxSize(6)
        .map(groups -> String.join(", ", groups));
  }
}
