package org.apieval.core.score;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.HubRules;
import org.apieval.core.constraint.Constraint;
import org.apieval.core.constraint.ConstraintCheck;
import org.apieval.core.constraint.EntryMeasures;
import org.apieval.core.constraint.MeasureReader;

/**
 * Holds catalogue entries against the constraints of questions. Only entries of the expected domain
 * can meet them. Immutable; thread-safe as far as the hub is.
 */
public final class ConstraintJudge {

  private final HubRules hub;
  private final Map<String, List<Constraint>> constraints;
  private final List<ApiRecord> catalogue;
  private final Map<Integer, EntryMeasures> measures = new HashMap<>();
  private final Map<Integer, String> domains = new HashMap<>();

  /**
   * Reads what the entries state.
   *
   * @param constraints by question id
   */
  public ConstraintJudge(
      HubRules hub, List<ApiRecord> catalogue, Map<String, List<Constraint>> constraints) {
    this.hub = hub;
    this.catalogue = List.copyOf(catalogue);
    this.constraints = Map.copyOf(constraints);
    MeasureReader reader = new MeasureReader();
    for (ApiRecord entry : catalogue) {
      measures.put(entry.line(), reader.read(entry));
      domains.put(entry.line(), hub.canonicalDomain(entry.domain()));
    }
  }

  /**
   * Whether some of the entries meet a question's constraints.
   *
   * @param lines catalogue lines, 0-based, the most fitting first
   * @return empty where the question has no constraints
   */
  public Optional<ConstraintCheck> check(Question question, List<Integer> lines) {
    List<Constraint> wanted = constraints.getOrDefault(question.id(), List.of());
    if (wanted.isEmpty()) {
      return Optional.empty();
    }
    String domain = hub.canonicalDomain(question.domain());
    List<EntryMeasures> stated =
        lines.stream().filter(line -> domain.equals(domains.get(line))).map(measures::get).toList();
    return Optional.of(ConstraintCheck.of(wanted, stated));
  }

  /** A verdict with what became of the question's constraints, if it is one and there are such. */
  public ScoredAnswer judged(ScoredAnswer scored, Optional<Question> question) {
    return scored.verdict() == Verdict.UNSCORED
        ? scored
        : question
            .flatMap(asked -> check(asked, scored.matched()))
            .map(scored::constrained)
            .orElse(scored);
  }

  /** The share of the entries of a question's domain that meet its constraints; 0 if none can. */
  public double chance(Question question) {
    String domain = hub.canonicalDomain(question.domain());
    List<Integer> lines =
        catalogue.stream()
            .map(ApiRecord::line)
            .filter(line -> domain.equals(domains.get(line)))
            .toList();
    long meeting =
        lines.stream()
            .filter(line -> check(question, List.of(line)).filter(ConstraintCheck::met).isPresent())
            .count();
    return lines.isEmpty() ? 0 : (double) meeting / lines.size();
  }
}
