package org.apieval.core.audit;

import java.util.List;
import java.util.Optional;
import org.apieval.api.hub.HubRules;
import org.apieval.core.official.CallText;
import org.apieval.core.official.Comparison;
import org.apieval.core.official.OfficialScorer;
import org.apieval.core.score.Verdict;

/**
 * Finds the accident behind a difference. Where it can it tries it out: it gives the published
 * script the call alone, or the section without its escapes, and sees whether the outcome changes.
 * Thread-safe as the hub is.
 */
final class ReasonFinder {

  private final HubRules hub;
  private final OfficialScorer official;
  private final CreditedEntries credited;
  private final MissedEntries missed;

  ReasonFinder(HubRules hub, OfficialScorer official) {
    this.hub = hub;
    this.official = official;
    this.credited = new CreditedEntries(official);
    this.missed = new MissedEntries(official);
  }

  /** Why the scorers differ, in the label or in the entry; empty where they do not. */
  Optional<Reason> find(Judgements judgements) {
    if (!judgements.labelsDiffer() && !judgements.entriesDiffer()) {
      return Optional.empty();
    }
    return Optional.of(reason(judgements));
  }

  private Reason reason(Judgements judgements) {
    if (judgements.scored().verdict() == Verdict.UNSCORED) {
      return new Reason(Accident.RECORDED_ERROR, judgements.scored().reason());
    }
    if (judgements.published().scored().verdict() == Verdict.UNSCORED) {
      return new Reason(Accident.UNEXPLAINED, judgements.published().scored().reason());
    }
    Optional<CallText> read = judgements.published().read();
    if (read.isEmpty()) {
      return new Reason(Accident.NO_SECTION, "the answer has no api_call, and is not read");
    }
    Optional<Comparison> entry = judgements.published().matched();
    if (entry.filter(judgements::isOwn).isPresent()) {
      return domain(judgements, entry.get());
    }
    if (judgements.ownLines().isEmpty()) {
      return entry
          .map(found -> credited.reason(judgements, read.get(), found))
          .orElseGet(ReasonFinder::unexplained);
    }
    List<Comparison> own = official.compare(read.get(), judgements.ownLines());
    return entry
        .filter(found -> comesFirst(found, own))
        .map(found -> credited.reason(judgements, read.get(), found))
        .orElseGet(() -> missed.reason(judgements, read.get(), own));
  }

  /** Whether an entry is credited that the call's own ones would have had no chance against. */
  private static boolean comesFirst(Comparison credited, List<Comparison> own) {
    int first = own.stream().mapToInt(entry -> entry.entry().line()).min().orElse(-1);
    return own.stream().anyMatch(Comparison::matches) || credited.entry().line() < first;
  }

  private Reason domain(Judgements judgements, Comparison entry) {
    String expected = judgements.question().orElseThrow().domain();
    String given = entry.entry().domain();
    boolean same = hub.canonicalDomain(expected).equals(hub.canonicalDomain(given));
    return same
        ? new Reason(
            Accident.DOMAIN_SPELLING, "\"%s\" and \"%s\" are one".formatted(given, expected))
        : new Reason(
            Accident.FIRST_DOMAIN,
            "%d entries are this API; the first, on line %d, is of %s"
                .formatted(judgements.ownLines().size(), entry.entry().line() + 1, given));
  }

  static Reason unexplained() {
    return new Reason(Accident.UNEXPLAINED, "none of the known accidents");
  }
}
