package org.apieval.core.constraint;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Tells errors from accuracies where their names do not: among k guesses is never less right than
 * among one, so a top-5 figure below the top-1 figure beside it is that of an error. Stateless.
 */
final class Errors {

  private static final Pattern SAYS_ACCURACY =
      Pattern.compile("(?i)top\\W*_?\\d+\\W*_?acc|\\bacc\\w*\\W*(?:top|@)");

  private static final String TOP = "top-{k} accuracy";

  private Errors() {}

  /** The same figures, with what they must be. */
  static List<Stated> told(List<Stated> all) {
    Map<Integer, List<Stated>> groups =
        all.stream().filter(Errors::isTop).collect(Collectors.groupingBy(Stated::group));
    Map<Integer, String> verdicts =
        groups.entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, entry -> verdict(entry.getValue())));
    return all.stream()
        .map(one -> isTop(one) ? told(one, verdicts.getOrDefault(one.group(), "")) : one)
        .toList();
  }

  private static Stated told(Stated one, String verdict) {
    return switch (verdict) {
      case "error" -> asError(one);
      case "contradiction" ->
          one.withProblem("top-k figures of one model cannot relate to each other like that");
      default -> one;
    };
  }

  private static boolean isTop(Stated one) {
    return one.problem().isEmpty()
        && one.figure().isPresent()
        && one.metric().filter(metric -> metric.types().get(0).name().equals(TOP)).isPresent();
  }

  private static String verdict(List<Stated> group) {
    boolean falling = false;
    boolean rising = false;
    for (Stated one : group) {
      for (Stated other : group) {
        if (k(one) < k(other) && sameSet(one, other)) {
          falling |= value(one).compareTo(value(other)) > 0;
          rising |= value(one).compareTo(value(other)) < 0;
        }
      }
    }
    boolean complement = group.stream().anyMatch(Errors::isComplement);
    boolean named = complement || group.stream().anyMatch(Errors::saysAccuracy);
    if (complement ? rising : falling) {
      return named || falling && rising ? "contradiction" : "error";
    }
    return "";
  }

  private static boolean sameSet(Stated one, Stated other) {
    return one.about().equals(other.about()) && isComplement(one) == isComplement(other);
  }

  private static int k(Stated one) {
    return one.metric().map(NamedMetric::number).map(Integer::parseInt).orElse(0);
  }

  private static BigDecimal value(Stated one) {
    return one.figure().map(Figure::number).orElse(BigDecimal.ZERO);
  }

  private static boolean isComplement(Stated one) {
    return one.metric().filter(metric -> metric.types().get(0).complement()).isPresent();
  }

  /** Whether the name itself says accuracy, and not only the field around it. */
  private static boolean saysAccuracy(Stated one) {
    return SAYS_ACCURACY.matcher(one.where() + " " + one.text()).find();
  }

  private static Stated asError(Stated one) {
    Function<NamedMetric, NamedMetric> error =
        named -> {
          MetricType type = named.types().get(0);
          MetricType complement =
              new MetricType(type.name(), type.direction(), true, type.scale(), type.spellings());
          return new NamedMetric(List.of(complement), named.number(), named.unit(), named.rest());
        };
    Optional<NamedMetric> metric = one.metric().map(error);
    return new Stated(
        one.where(), one.text(), one.figure(), metric, one.about(), one.group(), one.problem());
  }
}
