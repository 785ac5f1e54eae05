package org.apieval.core.constrained;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import org.apieval.core.constraint.Bound;
import org.apieval.core.constraint.Constraint;
import org.apieval.core.constraint.Measure;

/** Puts constraints, and requests for a domain, into words. Stateless and thread-safe. */
final class Wording {

  private static final List<String> QUALITY =
      List.of(
          "It must have %1$s %2$s %3$s on %4$s.",
          "I need %1$s %2$s %3$s on %4$s.",
          "Only models with %1$s %2$s %3$s on %4$s will do.",
          "Its %3$s on %4$s has to be %1$s %2$s.",
          "On %4$s its %3$s should be %1$s %2$s.");

  private static final List<String> PARAMETERS =
      List.of(
          "It must have %1$s %2$s parameters.",
          "The model may have %1$s %2$s parameters.",
          "Only models with %1$s %2$s parameters fit my device.",
          "The number of its parameters has to be %1$s %2$s.");

  private static final List<String> COST =
      List.of(
          "It must take %1$s %2$s for an input.",
          "My budget is %1$s %2$s for an input.", "One forward pass has to stay %1$s %2$s.");

  private static final List<String> SIZE =
      List.of(
          "The file of its weights must be %1$s %2$s.", "It has to take up %1$s %2$s of storage.");

  private static final List<String> REQUESTS =
      List.of(
          "I am looking for an API for %s.",
          "Which pretrained model should I load for %s?",
          "Recommend a model that I can use for %s.",
          "My next project is about %s, and I need a model for it.");

  private Wording() {}

  /** A request that names nothing but its domain. */
  static String request(String domain, Random random) {
    return any(REQUESTS, random).formatted(lowerCase(domain));
  }

  /** A request's text, followed by what it wants. */
  static String withConstraints(String text, List<Constraint> constraints, Random random) {
    return text.strip()
        + constraints.stream()
            .map(constraint -> " " + sentence(constraint, random))
            .collect(Collectors.joining());
  }

  private static String sentence(Constraint constraint, Random random) {
    Measure.Quantity quantity = constraint.quantity();
    List<String> forms =
        switch (quantity.unit()) {
          case "parameters" -> PARAMETERS;
          case "FLOPs", "MACs" -> COST;
          case "MB" -> SIZE;
          default -> QUALITY;
        };
    String place =
        quantity.dataset().orElse("")
            + (quantity.part().isEmpty() ? "" : " (" + quantity.part() + ")");
    return any(forms, random)
        .formatted(
            words(constraint.bound(), random),
            quantity.shown(constraint.limit()),
            quantity.metric(),
            place);
  }

  private static String words(Bound bound, Random random) {
    return switch (bound) {
      case AT_LEAST -> any(List.of("at least", "no less than"), random);
      case ABOVE -> any(List.of("more than", "over"), random);
      case AT_MOST -> any(List.of("at most", "no more than"), random);
      case BELOW -> any(List.of("less than", "under"), random);
    };
  }

  private static String any(List<String> forms, Random random) {
    return forms.get(random.nextInt(forms.size()));
  }

  /** Names of domains are titles; abbreviations in them stay. */
  private static String lowerCase(String domain) {
    return List.of(domain.strip().split("\\s+")).stream()
        .map(word -> word.matches("\\p{Lu}[\\p{Ll}-]*") ? word.toLowerCase(Locale.ROOT) : word)
        .collect(Collectors.joining(" "));
  }
}
