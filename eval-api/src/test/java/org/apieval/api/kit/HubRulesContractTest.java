package org.apieval.api.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract can fail: each law catches the mistake it is there for. */
class HubRulesContractTest {

  @Test
  void correctHubPassesEveryLaw() {
    Contracts.Outcome outcome = Contracts.run(WrongHubs.Correct.class);

    assertThat(outcome.failed()).isEmpty();
    assertThat(outcome.passed()).hasSizeGreaterThanOrEqualTo(17);
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void lawCatchesTheMistakeItIsThereFor(Class<? extends HubRulesContract> wrong, String law) {
    assertThat(Contracts.run(wrong, HubRulesContract.class, law).failed()).containsExactly(law);
  }

  static Stream<Arguments> mistakes() {
    return Stream.of(
        Arguments.of(WrongHubs.IgnoresAValue.class, "anotherRequiredValueNeverMatches"),
        Arguments.of(WrongHubs.IsContentWithoutAValue.class, "missingRequiredArgumentNeverMatches"),
        Arguments.of(
            WrongHubs.CountsAnOptionalArgument.class, "optionalArgumentsNeverChangeTheKeys"),
        Arguments.of(WrongHubs.KeepsKeywordOrder.class, "keywordOrderNeverChangesTheKeys"),
        Arguments.of(WrongHubs.KnowsNoKeywords.class, "positionalOrKeywordFormNeverChangesTheKeys"),
        Arguments.of(WrongHubs.KnowsNoUnpackedKeywords.class, "keywordsInALiteralDictAreKeywords"),
        Arguments.of(WrongHubs.ThrowsWhereThereIsNoName.class, "anyCallGivesAResult"),
        Arguments.of(WrongHubs.CountsItsCalls.class, "sameCallGivesSameKeys"),
        Arguments.of(WrongHubs.NeverFindsItsEntries.class, "referenceIsFoundUnderItsOwnKey"),
        Arguments.of(WrongHubs.NeverFindsItsEntries.class, "anyCallIsFoundWhereItHasReferenceKeys"),
        Arguments.of(WrongHubs.HasNoKeys.class, "everySampleApiHasKeys"),
        Arguments.of(WrongHubs.HasABlankId.class, "idIsALowerCaseWord"),
        Arguments.of(WrongHubs.TakesDomainsAsWritten.class, "canonicalDomainIsAFixedPoint"),
        Arguments.of(
            WrongHubs.TakesDomainsAsWritten.class, "caseSpaceAndHyphenOfADomainDoNotMatter"),
        Arguments.of(WrongHubs.TrustsCards.class, "anyCardGivesTheSameFieldsOrNone"),
        Arguments.of(
            WrongHubs.DeniesAPromisedSpelling.class, "spellingsOfAValueThatCountAsEqualMatch"),
        Arguments.of(WrongHubs.ReaderLosesKeywords.class, "spellingNeverChangesTheKeys"),
        Arguments.of(
            WrongHubs.ReaderStopsAtTheOuterCall.class, "callInsideOtherCodeHasTheSameKeys"));
  }
}
