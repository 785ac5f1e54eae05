package org.apieval.core.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.apieval.core.report.Rate;
import org.junit.jupiter.api.Test;

class PublishedFiguresTest {

  private static final int TABLE_1 = 20 * 3;
  private static final int TABLE_2 = 8 * 3;

  private final PublishedFigures figures = PublishedFigures.read();

  @Test
  void bothTablesAreThereInFull() {
    assertThat(figures.all()).hasSize(TABLE_1 + TABLE_2);
    assertThat(figures.all()).filteredOn(figure -> figure.table() == 1).hasSize(TABLE_1);
  }

  @Test
  void anAnswerFileIsKnownByItsName() {
    List<PublishedFigure> about =
        figures.about("tensorflowhub", "response_tensorflowhub_Gorilla_FT_0_shot.jsonl");

    assertThat(about).extracting(PublishedFigure::accuracy).containsExactly(83.79, 83.79);
    assertThat(about).extracting(PublishedFigure::hallucination).containsExactly(5.40, 5.40);
    assertThat(about.get(0).wrongApi()).isEqualTo(Optional.of(10.80));
    assertThat(figures.about("huggingface", "gpt-3.5_bm25.jsonl"))
        .singleElement()
        .matches(PublishedFigure::byDomain);
  }

  @Test
  void filesThatThePaperDoesNotKnowHaveNoFigures() {
    assertThat(figures.about("torchhub", "my-answers.jsonl")).isEmpty();
    assertThat(figures.about("other", "response_torchhub_Gorilla_FT_0_shot.jsonl")).isEmpty();
  }

  @Test
  void aFigureAgreesAsFarAsItIsPrinted() {
    assertThat(PublishedFigure.agrees(83.79, new Rate(574, 685))).as("83.796").isTrue();
    assertThat(PublishedFigure.agrees(17.03, new Rate(154, 904))).as("17.035").isTrue();
    assertThat(PublishedFigure.agrees(17.04, new Rate(154, 904))).isTrue();
    assertThat(PublishedFigure.agrees(83.79, new Rate(575, 685))).as("83.94").isFalse();
  }

  @Test
  void everyRowOfTheFirstTableAddsUpButTheOneThatIsMisprinted() {
    List<String> off =
        figures.all().stream()
            .filter(figure -> figure.wrongApi().isPresent())
            .filter(
                figure ->
                    Math.abs(
                            figure.accuracy()
                                + figure.hallucination()
                                + figure.wrongApi().orElseThrow()
                                - 100)
                        > 0.5)
            .map(figure -> figure.hub() + " " + figure.answers())
            .toList();

    assertThat(off).containsExactly("huggingface GPT-3.5_gpt_index");
  }
}
