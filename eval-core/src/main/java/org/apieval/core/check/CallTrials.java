package org.apieval.core.check;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Call;
import org.apieval.api.hub.HubRules;
import org.apieval.api.hub.law.CallSpelling;
import org.apieval.api.hub.law.CallVariants;
import org.apieval.api.hub.law.HubLaw;
import org.apieval.api.hub.law.HubLaws;
import org.apieval.api.hub.law.Violation;
import org.apieval.core.python.PythonParser;

/** The laws that can be tried on one call alone. Thread-safe as the hub is. */
final class CallTrials {

  private static final int STYLES = 3;

  private final HubRules rules;
  private final HubLaws laws;
  private final long seed;

  CallTrials(HubRules rules, long seed) {
    this.rules = rules;
    this.laws = new HubLaws(rules);
    this.seed = seed;
  }

  /**
   * A law, tried.
   *
   * @param law the law
   * @param outcomes from a call to what was seen, a way of trying it each; none where the law says
   *     nothing of the call
   */
  record Trial(HubLaw law, Function<Call, List<Optional<Violation>>> outcomes) {

    /** What breaks the law first; empty where nothing does. */
    Optional<Violation> broken(Call call) {
      return outcomes.apply(call).stream().flatMap(Optional::stream).findFirst();
    }
  }

  /** Those that hold for any call at all. */
  List<Trial> forAnyCall() {
    return List.of(
        new Trial(HubLaw.TOTAL, call -> List.of(laws.total(call))),
        new Trial(HubLaw.DETERMINISTIC, call -> List.of(laws.deterministic(call, rules))),
        new Trial(HubLaw.OWN_KEY, call -> List.of(laws.ownKey(call))));
  }

  /** Those that hold for calls of the hub that Python takes. */
  List<Trial> forReferences() {
    return List.of(
        new Trial(HubLaw.OPTIONAL_ARGUMENTS, this::options),
        new Trial(HubLaw.KEYWORD_ORDER, this::order),
        new Trial(HubLaw.POSITION_OR_KEYWORD, this::positions),
        new Trial(HubLaw.UNPACKED_KEYWORDS, this::unpacked),
        new Trial(HubLaw.SPELLING, this::spellings),
        new Trial(HubLaw.INSIDE_OTHER_CODE, this::inside),
        new Trial(HubLaw.ANOTHER_VALUE, this::otherValues));
  }

  /** Where no argument is required, any may tell an API apart; but the entry must be found. */
  private List<Optional<Violation>> options(Call call) {
    HubLaw law = HubLaw.OPTIONAL_ARGUMENTS;
    Call more = Rewriting.withOptions(call);
    boolean required = parameters(call).of().stream().anyMatch(Parameters.Role::required);
    return List.of(required ? laws.sameKeys(law, call, more) : laws.alwaysMatches(law, call, more));
  }

  private List<Optional<Violation>> order(Call call) {
    return Rewriting.reordered(call, seed).stream()
        .map(other -> laws.sameKeys(HubLaw.KEYWORD_ORDER, call, other))
        .toList();
  }

  private List<Optional<Violation>> positions(Call call) {
    return named(call).stream()
        .map(named -> laws.sameKeys(HubLaw.POSITION_OR_KEYWORD, call, named))
        .toList();
  }

  private List<Optional<Violation>> unpacked(Call call) {
    Call named = named(call).orElse(call);
    boolean keywordsOnly =
        named.arguments().stream().allMatch(one -> one.kind() == Argument.Kind.KEYWORD);
    return keywordsOnly && !named.arguments().isEmpty()
        ? List.of(
            laws.sameKeys(
                HubLaw.UNPACKED_KEYWORDS, named, CallVariants.withKeywordsUnpacked(named)))
        : List.of();
  }

  private List<Optional<Violation>> spellings(Call call) {
    return styles()
        .mapToObj(style -> PythonParser.parseCall(CallSpelling.of(call, style)))
        .flatMap(Optional::stream)
        .map(read -> laws.sameKeys(HubLaw.SPELLING, call, read))
        .toList();
  }

  private List<Optional<Violation>> inside(Call call) {
    String source = CallSpelling.of(CallVariants.insideOtherCode(call), seed);
    return PythonParser.parseCall(source).stream()
        .map(outer -> outer.calls().get(1))
        .map(inner -> laws.sameKeys(HubLaw.INSIDE_OTHER_CODE, call, inner))
        .toList();
  }

  private List<Optional<Violation>> otherValues(Call call) {
    List<Parameters.Role> roles = parameters(call).of();
    return IntStream.range(0, roles.size())
        .filter(at -> roles.get(at).required())
        .mapToObj(at -> laws.anotherValue(call, Parameters.changed(call, at)))
        .toList();
  }

  private Optional<Call> named(Call call) {
    Parameters parameters = parameters(call);
    return parameters.of().isEmpty()
        ? Optional.empty()
        : Rewriting.byKeyword(call, parameters.withKeywords(rules, call));
  }

  private Parameters parameters(Call call) {
    try {
      return Parameters.of(rules, call);
    } catch (RuntimeException e) { // another law says so
      return new Parameters(List.of());
    }
  }

  private LongStream styles() {
    return LongStream.range(seed, seed + STYLES);
  }
}
