package org.apieval.core.audit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.Verdict;

/**
 * How an accident moves the figures of some answer files, taken together.
 *
 * @param accident which one
 * @param labels answers whose label it changes
 * @param entries answers that keep their label, but for another entry
 * @param correct how many more answers are correct by the published script
 * @param hallucinated how many more answers are hallucinations by it
 * @param example one of the answers
 * @param exampleFile its file's name
 */
public record Effect(
    Accident accident,
    long labels,
    long entries,
    long correct,
    long hallucinated,
    AuditedAnswer example,
    String exampleFile) {

  /** The effects of all accidents in some files, those that change most labels first. */
  public static List<Effect> in(List<AuditedFile> files) {
    Map<Accident, Effect> effects = new EnumMap<>(Accident.class);
    for (AuditedFile file : files) {
      for (AuditedAnswer answer : file.differences()) {
        Effect one = one(answer, file.file().name());
        effects.merge(one.accident(), one, Effect::plus);
      }
    }
    List<Effect> sorted = new ArrayList<>(effects.values());
    sorted.sort(
        Comparator.comparingLong(Effect::labels).thenComparingLong(Effect::entries).reversed());
    return sorted;
  }

  private static Effect one(AuditedAnswer answer, String file) {
    return new Effect(
        answer.reason().orElseThrow().accident(),
        answer.labelsDiffer() ? 1 : 0,
        answer.labelsDiffer() ? 0 : 1,
        more(Verdict.CORRECT, answer),
        more(Verdict.HALLUCINATION, answer),
        answer,
        file);
  }

  private static int more(Verdict verdict, AuditedAnswer answer) {
    return is(verdict, answer.published()) - is(verdict, answer.exact());
  }

  private static int is(Verdict verdict, ScoredAnswer answer) {
    return answer.verdict() == verdict ? 1 : 0;
  }

  private Effect plus(Effect other) {
    return new Effect(
        accident,
        labels + other.labels,
        entries + other.entries,
        correct + other.correct,
        hallucinated + other.hallucinated,
        example,
        exampleFile);
  }
}
