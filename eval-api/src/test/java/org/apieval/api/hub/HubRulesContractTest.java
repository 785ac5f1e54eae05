package org.apieval.api.hub;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.lang.reflect.Method;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** The contract can fail: each law catches the mistake it is there for. */
class HubRulesContractTest {

  @Test
  void correctHubPassesEveryLaw() {
    Outcome outcome = run(WrongHubs.Correct.class);

    assertThat(outcome.failed()).isEmpty();
    assertThat(outcome.passed()).hasSizeGreaterThanOrEqualTo(17);
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void lawCatchesTheMistakeItIsThereFor(Class<? extends HubRulesContract> wrong, String law) {
    Method property =
        Stream.of(HubRulesContract.class.getDeclaredMethods())
            .filter(method -> method.getName().equals(law))
            .findFirst()
            .orElseThrow();

    assertThat(run(selectMethod(wrong, property)).failed()).containsExactly(law);
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
        Arguments.of(
            WrongHubs.DeniesAPromisedSpelling.class, "spellingsOfAValueThatCountAsEqualMatch"),
        Arguments.of(WrongHubs.ReaderLosesKeywords.class, "spellingNeverChangesTheKeys"),
        Arguments.of(
            WrongHubs.ReaderStopsAtTheOuterCall.class, "callInsideOtherCodeHasTheSameKeys"));
  }

  private record Outcome(Set<String> passed, Set<String> failed) {}

  private static Outcome run(Class<?> contract) {
    return run(selectClass(contract));
  }

  private static Outcome run(DiscoverySelector selector) {
    Outcome outcome = new Outcome(new TreeSet<>(), new TreeSet<>());
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(selector)
            .configurationParameter("jqwik.database", "")
            .configurationParameter("jqwik.shrinking.default", "OFF")
            // Reports of wanted failures go to listeners, not to the console.
            .configurationParameter("jqwik.reporting.usejunitplatform", "true")
            .build();
    LauncherFactory.create().execute(request, new Recorder(outcome));
    return outcome;
  }

  private record Recorder(Outcome outcome) implements TestExecutionListener {

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      boolean ok = result.getStatus() == TestExecutionResult.Status.SUCCESSFUL;
      if (test.isTest()) {
        (ok ? outcome.passed() : outcome.failed()).add(test.getDisplayName());
      }
    }
  }
}
