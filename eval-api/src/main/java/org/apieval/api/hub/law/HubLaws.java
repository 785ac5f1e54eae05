package org.apieval.api.hub.law;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;

/**
 * Tries the laws on a hub's rules. Each method is empty where its law holds for what it is given; a
 * hub that throws breaks the law, too. Thread-safe as the hub is.
 */
public final class HubLaws {

  private final HubRules rules;

  /** Laws for these rules. */
  public HubLaws(HubRules rules) {
    this.rules = rules;
  }

  /** What the engine does with keys: whether the two calls share one. */
  public boolean matches(Call reference, Call candidate) {
    List<ApiKey> wanted = rules.referenceKeys(reference);
    return rules.candidateKeys(candidate).stream().anyMatch(wanted::contains);
  }

  /** {@link HubLaw#ID}. */
  public Optional<Violation> id() {
    return attempt(
        HubLaw.ID,
        () -> {
          String id = rules.id();
          return id.matches("\\S+") && id.equals(id.toLowerCase(Locale.ROOT))
              ? Optional.empty()
              : Optional.of("it is \"" + id + "\"");
        });
  }

  /** {@link HubLaw#TOTAL}. */
  public Optional<Violation> total(Call call) {
    return attempt(
        HubLaw.TOTAL,
        () ->
            fault("reference", rules.referenceKeys(call))
                .or(() -> fault("candidate", rules.candidateKeys(call))));
  }

  private static Optional<String> fault(String kind, List<ApiKey> keys) {
    if (keys == null || keys.stream().anyMatch(Objects::isNull)) {
      return Optional.of("its " + kind + " keys are " + (keys == null ? "null" : "partly null"));
    }
    boolean twice = kind.equals("candidate") && new HashSet<>(keys).size() < keys.size();
    return twice ? Optional.of("a " + kind + " key is there twice: " + keys) : Optional.empty();
  }

  /**
   * {@link HubLaw#DETERMINISTIC}.
   *
   * @param again the same rules, perhaps another instance
   */
  public Optional<Violation> deterministic(Call call, HubRules again) {
    return attempt(
        HubLaw.DETERMINISTIC,
        () -> {
          List<ApiKey> candidate = rules.candidateKeys(call);
          List<ApiKey> reference = rules.referenceKeys(call);
          return unequal(candidate, rules.candidateKeys(call))
              .or(() -> unequal(candidate, again.candidateKeys(call)))
              .or(() -> unequal(reference, again.referenceKeys(call)));
        });
  }

  /** {@link HubLaw#KEYED}. */
  public Optional<Violation> keyed(Call call) {
    return attempt(
        HubLaw.KEYED,
        () -> {
          boolean filed = !rules.referenceKeys(call).isEmpty();
          return filed && !rules.candidateKeys(call).isEmpty()
              ? Optional.empty()
              : Optional.of("it has no " + (filed ? "candidate" : "reference") + " key");
        });
  }

  /** {@link HubLaw#OWN_KEY}; holds for calls without reference keys. */
  public Optional<Violation> ownKey(Call call) {
    return attempt(
        HubLaw.OWN_KEY,
        () -> {
          List<ApiKey> filed = rules.referenceKeys(call);
          return filed.isEmpty() || matches(call, call)
              ? Optional.empty()
              : Optional.of(
                  "it is filed under %s and looked up under %s"
                      .formatted(filed, rules.candidateKeys(call)));
        });
  }

  /**
   * Tries a law that says that two calls have equal keys.
   *
   * @param law what makes no difference
   */
  public Optional<Violation> sameKeys(HubLaw law, Call call, Call other) {
    return attempt(
        law,
        () ->
            unequal(rules.candidateKeys(call), rules.candidateKeys(other))
                .or(() -> unequal(rules.referenceKeys(call), rules.referenceKeys(other)))
                .map(keys -> keys + " for " + other.toSource()));
  }

  private static Optional<String> unequal(List<ApiKey> keys, List<ApiKey> others) {
    return keys.equals(others)
        ? Optional.empty()
        : Optional.of("the keys are " + keys + " and " + others);
  }

  /** {@link HubLaw#ANOTHER_VALUE}: the calls differ in the value of a required argument. */
  public Optional<Violation> anotherValue(Call call, Call changed) {
    Optional<Violation> found = neverMatches(HubLaw.ANOTHER_VALUE, call, changed);
    return found.isPresent()
        ? found
        : attempt(
            HubLaw.ANOTHER_VALUE,
            () ->
                rules.candidateKeys(changed).equals(rules.candidateKeys(call))
                    ? Optional.of(changed.toSource() + " has the same keys")
                    : Optional.empty());
  }

  /**
   * Tries a law that says that a call does not find an entry.
   *
   * @param law why not
   */
  public Optional<Violation> neverMatches(HubLaw law, Call reference, Call candidate) {
    return attempt(
        law,
        () ->
            matches(reference, candidate)
                ? Optional.of(
                    "%s finds it, under one of %s"
                        .formatted(candidate.toSource(), rules.candidateKeys(candidate)))
                : Optional.empty());
  }

  /**
   * Tries a law that says that a call finds an entry.
   *
   * @param law why
   */
  public Optional<Violation> alwaysMatches(HubLaw law, Call reference, Call candidate) {
    return attempt(
        law,
        () ->
            matches(reference, candidate)
                ? Optional.empty()
                : Optional.of(candidate.toSource() + " does not find it"));
  }

  /** {@link HubLaw#CANONICAL_DOMAIN}. */
  public Optional<Violation> canonicalDomain(String label) {
    return attempt(
        HubLaw.CANONICAL_DOMAIN,
        () -> {
          String canonical = rules.canonicalDomain(label);
          return sameDomain(canonical, canonical);
        });
  }

  /** {@link HubLaw#DOMAIN_SPELLING}; only the ASCII part of the label is tried. */
  public Optional<Violation> domainSpelling(String label) {
    String ascii = label.replaceAll("[^ -~]", "");
    return attempt(
        HubLaw.DOMAIN_SPELLING,
        () -> {
          String canonical = rules.canonicalDomain(ascii);
          return sameDomain(canonical, ascii.toUpperCase(Locale.ROOT))
              .or(() -> sameDomain(canonical, "  " + ascii.replace(' ', '-') + " "))
              .or(() -> sameDomain(canonical, ascii.replace(" ", "  ")));
        });
  }

  private Optional<String> sameDomain(String canonical, String label) {
    String own = rules.canonicalDomain(label);
    return canonical.equals(own)
        ? Optional.empty()
        : Optional.of("\"%s\" becomes \"%s\", not \"%s\"".formatted(label, own, canonical));
  }

  private static Optional<Violation> attempt(HubLaw law, Supplier<Optional<String>> trial) {
    try {
      return trial.get().map(what -> new Violation(law, what));
    } catch (RuntimeException | LinkageError | StackOverflowError e) { // the hub's own
      return Optional.of(new Violation(law, "the hub throws " + e));
    }
  }
}
