package org.apieval.core.audit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.report.Rate;

/**
 * Answers that are always the same: the calls of a catalogue, and the domains whose questions each
 * of them answers. Immutable and thread-safe.
 */
final class Constants {

  /** The first entry with a set of domains; others with that set do as well and no better. */
  private final Map<Set<String>, ApiRecord> byDomains = new LinkedHashMap<>();

  private final UnaryOperator<String> canonical;

  /**
   * @param entries in file order
   * @param answered the domains that each entry's call is right for, canonical
   * @param canonical turns a question's domain into what is compared
   */
  Constants(List<ApiRecord> entries, List<Set<String>> answered, UnaryOperator<String> canonical) {
    for (int index = 0; index < entries.size(); index++) {
      byDomains.putIfAbsent(answered.get(index), entries.get(index));
    }
    this.canonical = canonical;
  }

  /** The best one for all of these questions; there is one, as catalogues are never empty. */
  Constant best(Collection<Question> questions) {
    Map<String, Long> wanted = new HashMap<>();
    questions.forEach(question -> wanted.merge(canonical.apply(question.domain()), 1L, Long::sum));
    Map.Entry<Set<String>, ApiRecord> best = byDomains.entrySet().iterator().next();
    long most = -1;
    for (Map.Entry<Set<String>, ApiRecord> constant : byDomains.entrySet()) {
      long right =
          constant.getKey().stream().mapToLong(domain -> wanted.getOrDefault(domain, 0L)).sum();
      if (right > most) {
        most = right;
        best = constant;
      }
    }
    return new Constant(best.getValue(), new Rate(most, questions.size()));
  }

  /**
   * What the best one for each group comes to.
   *
   * @param groups none of them empty
   */
  Rate bestOfEach(Collection<? extends Collection<Question>> groups) {
    List<Rate> rates = new ArrayList<>();
    groups.forEach(group -> rates.add(best(group).accuracy()));
    return rates.stream().reduce(Rate.OF_NOTHING, Rate::plus);
  }
}
