package org.apieval.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The training file published with the Gorilla paper, where it is at hand. */
class TrainingSetRealDataTest {

  private static final int PAIRS = 837;

  private final TrainingSetReader reader = new TrainingSetReader();

  @Test
  void everyPairIsReadWithItsAnswerAndItsDocument() {
    TrainingSet set =
        reader.fromFiles(
            new FakeHub("torchhub"),
            RealData.gorilla().resolve("data/apibench/torchhub_train.json"),
            Optional.empty());

    assertThat(set.problems()).isEmpty();
    assertThat(set.pairs()).hasSize(PAIRS);
    assertThat(set.pairs())
        .allMatch(pair -> !pair.question().text().contains("'Output'"))
        .allMatch(pair -> pair.answer().isPresent())
        .allMatch(pair -> pair.document().isPresent());
  }

  @Test
  void theCheckoutHasItBesideItsCatalogue() {
    TrainingSet set = reader.fromGorilla(new FakeHub("torchhub"), RealData.gorilla());

    assertThat(set.pairs()).hasSize(PAIRS).allMatch(pair -> pair.document().isEmpty());
    assertThat(set.catalogue()).hasSize(94);
  }
}
