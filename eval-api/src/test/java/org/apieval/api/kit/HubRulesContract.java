package org.apieval.api.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import org.apieval.api.call.Call;
import org.apieval.api.hub.HubRules;
import org.apieval.api.hub.law.CallSpelling;
import org.apieval.api.hub.law.CallVariants;
import org.apieval.api.hub.law.HubLaw;
import org.apieval.api.hub.law.HubLaws;
import org.apieval.api.hub.law.Violation;

/**
 * The laws of {@link HubRules} as properties. A hub's test extends this class and says what the
 * hub's functions are; run it with jqwik on the class path.
 */
@PropertyDefaults(tries = 300, edgeCases = EdgeCasesMode.NONE)
public abstract class HubRulesContract {

  /** The rules under test; a new instance each time. */
  protected abstract HubRules rules();

  /** Functions of the hub with their required and some optional parameters. */
  protected abstract List<SampleFunction> functions();

  /** Reads a Python call: the engine's parser. */
  protected abstract Call parse(String source);

  /** Writes a call in one of many ways; {@link #parse} must read it back. */
  protected String spell(Call call, long style) {
    return CallSpelling.of(call, style);
  }

  /** An API with two layouts of its calls, and another API of the same function. */
  record Case(SampleApi api, SampleApi.Layout layout, SampleApi.Layout other, SampleApi another) {

    Call call() {
      return api.call(layout);
    }
  }

  @Provide
  Arbitrary<Case> cases() {
    return Arbitraries.oneOf(functions().stream().map(HubRulesContract::cases).toList());
  }

  private static Arbitrary<Case> cases(SampleFunction function) {
    Arbitrary<SampleApi> apis = CallArbitraries.apis(function);
    Arbitrary<SampleApi.Layout> layouts = CallArbitraries.layouts(function);
    return Combinators.combine(apis, layouts, layouts, apis).as(Case::new);
  }

  @Provide
  Arbitrary<Call> anyCalls() {
    return CallArbitraries.anyCalls(functions());
  }

  @Provide
  Arbitrary<String> labels() {
    return Arbitraries.oneOf(
        CallArbitraries.texts(),
        Arbitraries.of("Image", "to", "Text", "Audio", "Audio Audio", "-", "_x", "Question Answer")
            .list()
            .ofMaxSize(5)
            .map(words -> String.join(" ", words)));
  }

  /** What cards may hold, of any kind, under names that hubs look for. */
  @Provide
  Arbitrary<Map<String, Object>> metadata() {
    Arbitrary<String> names =
        Arbitraries.of(
            "id", "title", "pipeline_tag", "library_name", "github-id", "handle", "canonical", "x");
    Arbitrary<Object> values =
        Arbitraries.oneOf(
            CallArbitraries.texts().map(text -> (Object) text),
            Arbitraries.of(
                "image-classification",
                "diffusers",
                "a/b",
                "Module a/b/1",
                "https://tfhub.dev/a/b/1"),
            Arbitraries.of(1, true, List.of("a"), Map.of("a", 1)));
    return Arbitraries.maps(names, values.injectNull(0.1)).ofMaxSize(4);
  }

  @Example
  void idIsALowerCaseWord() {
    assertHolds(laws().id());
  }

  @Property
  void everySampleApiHasKeys(@ForAll("cases") Case sample) {
    assertHolds(laws().keyed(sample.call()));
  }

  @Property
  void referenceIsFoundUnderItsOwnKey(@ForAll("cases") Case sample) {
    assertHolds(laws().ownKey(sample.call()));
  }

  @Property
  void anyCallIsFoundWhereItHasReferenceKeys(@ForAll("anyCalls") Call call) {
    assertHolds(laws().ownKey(call));
  }

  @Property
  void optionalArgumentsNeverChangeTheKeys(@ForAll("cases") Case sample) {
    Call bare = sample.api().call(sample.layout().withOptional(List.of()));
    assertSameKeys(HubLaw.OPTIONAL_ARGUMENTS, bare, sample.call());
  }

  @Property
  void keywordOrderNeverChangesTheKeys(@ForAll("cases") Case sample) {
    Call shuffled = sample.api().call(sample.layout().withOrder(sample.other().order()));
    assertSameKeys(HubLaw.KEYWORD_ORDER, sample.call(), shuffled);
  }

  @Property
  void positionalOrKeywordFormNeverChangesTheKeys(@ForAll("cases") Case sample) {
    Call other = sample.api().call(sample.layout().withPositional(sample.other().positional()));
    assertSameKeys(HubLaw.POSITION_OR_KEYWORD, sample.call(), other);
  }

  @Property
  void keywordsInALiteralDictAreKeywords(@ForAll("cases") Case sample) {
    Call named = sample.api().call(sample.layout().withPositional(0));
    assertSameKeys(HubLaw.UNPACKED_KEYWORDS, named, CallVariants.withKeywordsUnpacked(named));
  }

  @Property
  void spellingNeverChangesTheKeys(@ForAll("cases") Case sample, @ForAll long style) {
    String source = spell(sample.call(), style);
    assertSameKeys(HubLaw.SPELLING, sample.call(), parse(source));
  }

  @Property
  void callInsideOtherCodeHasTheSameKeys(@ForAll("cases") Case sample, @ForAll long style) {
    Call outer = CallVariants.insideOtherCode(sample.call());
    assertThat(parse(spell(outer, style)).calls())
        .anySatisfy(inner -> assertSameKeys(HubLaw.INSIDE_OTHER_CODE, sample.call(), inner));
  }

  @Property
  void anotherRequiredValueNeverMatches(@ForAll("cases") Case sample, @ForAll int index) {
    int parameter = Math.floorMod(index, sample.api().values().size());
    String value = sample.another().values().get(parameter);
    Assume.that(!value.equals(sample.api().values().get(parameter)));
    Call changed = sample.api().with(parameter, value).call(sample.other());
    assertHolds(laws().anotherValue(sample.call(), changed));
  }

  @Property
  void missingRequiredArgumentNeverMatches(@ForAll("cases") Case sample) {
    Call lacking = new Call(sample.call().func(), sample.layout().optional());
    assertHolds(laws().neverMatches(HubLaw.MISSING_ARGUMENT, sample.call(), lacking));
  }

  @Property
  void spellingsOfAValueThatCountAsEqualMatch(@ForAll("cases") Case sample) {
    for (int i = 0; i < sample.api().values().size(); i++) {
      SampleFunction.Required parameter = sample.api().function().required().get(i);
      for (String alike : parameter.alike().apply(sample.api().values().get(i))) {
        Call other = sample.api().with(i, alike).call(sample.other());
        assertHolds(laws().alwaysMatches(HubLaw.EQUAL_VALUES, sample.call(), other));
      }
    }
  }

  @Property
  void anyCallGivesAResult(@ForAll("anyCalls") Call call) {
    assertHolds(laws().total(call));
  }

  @Property
  void sameCallGivesSameKeys(@ForAll("anyCalls") Call call) {
    assertHolds(laws().deterministic(call, rules()));
  }

  @Property
  void anyCardGivesTheSameFieldsOrNone(
      @ForAll("labels") String modelId, @ForAll("metadata") Map<String, Object> metadata) {
    assertThatCode(
            () -> {
              Map<String, String> fields = rules().recordOfCard(Optional.of(modelId), metadata);
              assertThat(fields).doesNotContainValue(null);
              assertThat(rules().recordOfCard(Optional.of(modelId), metadata)).isEqualTo(fields);
              rules().recordOfCard(Optional.empty(), metadata);
            })
        .doesNotThrowAnyException();
  }

  @Property
  void canonicalDomainIsAFixedPoint(@ForAll("labels") String label) {
    assertHolds(laws().canonicalDomain(label));
  }

  @Property
  void caseSpaceAndHyphenOfADomainDoNotMatter(@ForAll("labels") String label) {
    assertHolds(laws().domainSpelling(label));
  }

  private HubLaws laws() {
    return new HubLaws(rules());
  }

  private void assertSameKeys(HubLaw law, Call call, Call other) {
    assertHolds(laws().sameKeys(law, call, other));
  }

  private static void assertHolds(Optional<Violation> violation) {
    assertThat(violation).isEmpty();
  }
}
