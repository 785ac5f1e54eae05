package org.apieval.core.constraint;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether what catalogue entries state meets the constraints of a request. Where several entries
 * are one API, it is enough that one of them meets all constraints; an entry that does not state
 * what a constraint is about does not meet it.
 *
 * @param met whether some entry meets all constraints
 * @param reason one sentence for a person: what is stated and what was wanted
 */
public record ConstraintCheck(boolean met, String reason) {

  /**
   * Holds entries against constraints.
   *
   * @param constraints at least one
   * @param entries what the entries state, the most fitting first; may be empty
   */
  public static ConstraintCheck of(List<Constraint> constraints, List<EntryMeasures> entries) {
    List<ConstraintCheck> checks =
        entries.stream().map(entry -> ofEntry(constraints, entry)).toList();
    return checks.stream()
        .filter(ConstraintCheck::met)
        .findFirst()
        .or(() -> checks.stream().findFirst())
        .orElseGet(() -> new ConstraintCheck(false, "no API of the domain was called"));
  }

  private static ConstraintCheck ofEntry(List<Constraint> constraints, EntryMeasures entry) {
    List<String> facts = new ArrayList<>();
    boolean met = true;
    for (Constraint constraint : constraints) {
      Optional<BigDecimal> value = entry.value(constraint.quantity());
      boolean allowed = value.filter(constraint::allows).isPresent();
      met &= allowed;
      facts.add(
          value
              .map(constraint.quantity()::shown)
              .map(shown -> constraint.quantity().name() + " " + shown)
              .orElse("unknown: the entry states no " + constraint.quantity().name()));
    }
    return new ConstraintCheck(met, String.join("; ", facts));
  }
}
