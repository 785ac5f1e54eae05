package org.apieval.api.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract can fail: each law catches the mistake it is there for. */
class RetrieverContractTest {

  private static final String BOUNDS = "findsAtMostSoManyDocumentsOfTheCatalogueAndNoneTwice";

  @Test
  void correctRetrieverPassesEveryLaw() {
    Contracts.Outcome outcome = Contracts.run(WrongRetrievers.Correct.class);

    assertThat(outcome.failed()).isEmpty();
    assertThat(outcome.passed()).hasSize(4);
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void lawCatchesTheMistakeItIsThereFor(Class<? extends RetrieverContract> wrong, String law) {
    assertThat(Contracts.run(wrong, RetrieverContract.class, law).failed()).containsExactly(law);
  }

  static Stream<Arguments> mistakes() {
    return Stream.of(
        Arguments.of(WrongRetrievers.FindsOneTooMany.class, BOUNDS),
        Arguments.of(WrongRetrievers.FindsOneTwice.class, BOUNDS),
        Arguments.of(WrongRetrievers.FindsTheWorstFirst.class, "scoresNeverRise"),
        Arguments.of(WrongRetrievers.CountsItsQueries.class, "sameQueryGivesTheSameDocuments"),
        Arguments.of(WrongRetrievers.AnswersOneThread.class, "manyThreadsAtOnceGetWhatOneGets"));
  }
}
