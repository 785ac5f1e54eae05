package org.apieval.core.audit;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apieval.core.official.CallText;
import org.apieval.core.official.Comparison;
import org.apieval.core.official.OfficialScorer;
import org.apieval.core.score.HallucinationKind;

/** Why an entry is credited that the answer's call does not match. Thread-safe. */
final class CreditedEntries {

  private static final int LONGEST_QUOTE = 80;

  private final OfficialScorer official;

  CreditedEntries(OfficialScorer official) {
    this.official = official;
  }

  Reason reason(Judgements judgements, CallText read, Comparison entry) {
    int line = entry.entry().line() + 1;
    if (!entry.byFunction()) {
      return new Reason(
          Accident.LAST_SUB_TREE,
          "nothing reads like the function of line %d, and the last sub-tree %s holds its arguments"
              .formatted(line, quote(entry.subTree())));
    }
    Optional<String> name = judgements.nameIn(entry.required());
    if (name.isPresent()) {
      return new Reason(
          Accident.NAME_NOT_LOOKED_UP,
          "line %d asks for the name %s, whatever it stands for".formatted(line, name.get()));
    }
    if (!creditsTheCallAlone(judgements, entry)) {
      return new Reason(
          read.cut() && !read.text().contains(judgements.rawCall())
              ? MissedEntries.cut(judgements).accident()
              : Accident.OTHER_PLACE,
          "line %d is found in %s".formatted(line, quote(entry.subTree())));
    }
    return byTexts(judgements, entry, line);
  }

  private boolean creditsTheCallAlone(Judgements judgements, Comparison entry) {
    return judgements
        .call()
        .map(call -> official.compare(new CallText(call, true), Set.of(entry.entry().line())))
        .filter(alone -> alone.stream().allMatch(Comparison::matches))
        .filter(alone -> alone.stream().allMatch(Comparison::byFunction))
        .isPresent();
  }

  private static Reason byTexts(Judgements judgements, Comparison entry, int line) {
    boolean wrongEntry = !judgements.ownLines().isEmpty();
    Optional<Reason> inside =
        entry.required().stream()
            .map(
                text ->
                    inside(judgements, text, entry.subTree()).map(longer -> List.of(text, longer)))
            .flatMap(Optional::stream)
            .findFirst()
            .map(
                pair ->
                    new Reason(
                        wrongEntry ? Accident.WRONG_ENTRY : Accident.TEXT_CONTAINMENT,
                        "%s of line %d stands inside %s"
                            .formatted(quote(pair.get(0)), line, quote(pair.get(1)))));
    if (inside.isPresent()) {
      return inside.get();
    }
    if (!wrongEntry && doesNotRun(judgements, entry.required(), entry.subTree())) {
      return new Reason(
          Accident.DOES_NOT_RUN,
          "%s holds the arguments of line %d, but Python would not run it"
              .formatted(quote(entry.subTree()), line));
    }
    return new Reason(
        wrongEntry ? Accident.WRONG_ENTRY : Accident.ARGUMENT_NOT_COMPARED,
        "line %d asks for no more than %s".formatted(line, quote(entry.required().toString())));
  }

  /** The longer value that a text is only a part of; empty where it stands there by itself. */
  private static Optional<String> inside(Judgements judgements, String text, String subTree) {
    Set<String> values = judgements.strings();
    if (values.contains(text)) {
      return Optional.empty();
    }
    return values.stream()
        .filter(value -> value.contains(text))
        .findFirst()
        .or(
            () ->
                WholeText.occurs(text, subTree)
                    ? Optional.empty()
                    : Optional.of(WholeText.longer(text, subTree)));
  }

  private static boolean doesNotRun(Judgements judgements, List<String> required, String subTree) {
    HallucinationKind kind = judgements.scored().kind().orElse(HallucinationKind.NO_CALL);
    return switch (kind) {
      case NO_CALL, UNREADABLE_CALL -> true;
      case NOT_CONSTANT ->
          required.stream().anyMatch(text -> !WholeText.occursQuoted(text, subTree));
      default -> false;
    };
  }

  static String quote(String text) {
    String line = text.strip().replaceAll("\\s+", " ");
    int[] points = line.codePoints().limit(LONGEST_QUOTE + 1L).toArray();
    return points.length <= LONGEST_QUOTE
        ? '"' + line + '"'
        : '"' + new String(points, 0, LONGEST_QUOTE) + "...\"";
  }
}
