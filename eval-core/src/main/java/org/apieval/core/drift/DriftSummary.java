package org.apieval.core.drift;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How often the answers of one run follow changes, by kind and in all. Immutable and thread-safe.
 *
 * @param hub the hub's id
 * @param answers what answered, for people
 * @param all over all kinds
 * @param byKind in the order of the kinds; those that no question is about are left out
 */
public record DriftSummary(
    String hub, String answers, DriftCounts all, Map<ChangeKind, DriftCounts> byKind) {

  public DriftSummary {
    byKind = Collections.unmodifiableMap(new LinkedHashMap<>(byKind)); // in a fixed order
  }

  /** Counts the answers of one run. */
  public static DriftSummary of(String hub, String name, List<JudgedAnswer> answers) {
    Map<ChangeKind, DriftCounts> byKind = new LinkedHashMap<>();
    for (ChangeKind kind : ChangeKind.values()) {
      List<JudgedAnswer> own =
          answers.stream().filter(answer -> answer.question().change().kind() == kind).toList();
      if (!own.isEmpty()) {
        byKind.put(kind, DriftCounts.of(own));
      }
    }
    return new DriftSummary(hub, name, DriftCounts.of(answers), byKind);
  }

  /**
   * A line of a table.
   *
   * @param kind empty for all kinds together
   */
  record Row(String hub, String answers, Optional<ChangeKind> kind, DriftCounts counts) {

    /** The kind's name. */
    String change() {
      return kind.map(ChangeKind::id).orElse("all");
    }
  }

  /** The lines of a table: all kinds together, then each. */
  static List<Row> rows(List<DriftSummary> summaries) {
    List<Row> rows = new ArrayList<>();
    for (DriftSummary one : summaries) {
      rows.add(new Row(one.hub, one.answers, Optional.empty(), one.all));
      one.byKind.forEach(
          (kind, counts) -> rows.add(new Row(one.hub, one.answers, Optional.of(kind), counts)));
    }
    return rows;
  }
}
