package org.apieval.api.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract can fail: each law catches the mistake it is there for. */
class ModelAdapterContractTest {

  @Test
  void correctBackendPassesEveryLaw() {
    Contracts.Outcome outcome = Contracts.run(WrongBackends.Correct.class);

    assertThat(outcome.failed()).isEmpty();
    assertThat(outcome.passed()).hasSize(6);
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void lawCatchesTheMistakeItIsThereFor(Class<? extends ModelAdapterContract> wrong, String law) {
    assertThat(Contracts.run(wrong).failed()).containsExactly(law + "()");
  }

  static Stream<Arguments> mistakes() {
    return Stream.of(
        Arguments.of(WrongBackends.Shouts.class, "idIsALowerCaseWord"),
        Arguments.of(WrongBackends.TakesAnySetting.class, "settingThatThereIsNotIsRefusedByName"),
        Arguments.of(WrongBackends.EatsItsSettings.class, "settingsAreReadAndNotChanged"),
        Arguments.of(WrongBackends.ClosesItsFactory.class, "adaptersOfOneFactoryAreEachOnTheirOwn"),
        Arguments.of(WrongBackends.TellsNoFinish.class, "nothingOfAResponseIsNull"),
        Arguments.of(
            WrongBackends.MixesThreadsUp.class,
            "eachOfManyThreadsGetsTheAnswersToItsOwnQuestions"));
  }
}
