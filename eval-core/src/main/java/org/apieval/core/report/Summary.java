package org.apieval.core.report;

import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.apieval.api.data.Answer;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.dataset.DataProblem;
import org.apieval.core.run.ScoredFile;
import org.apieval.core.score.HallucinationKind;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.Verdict;

/**
 * What an answer file comes to. The denominator of every rate is the number of scored answers;
 * accuracy, hallucination and wrong API share them out among each other.
 *
 * @param hub the hub's id
 * @param answers the answer file's name; empty in the total of several files
 * @param accuracy answers whose call matches a reference API of the expected domain
 * @param hallucination answers whose call matches no reference API, or that have no call
 * @param wrongApi answers whose call matches a reference API of another domain
 * @param exactCall answers whose call equals the gold call
 * @param goldApi answers whose call matches the question's own entry
 * @param domainLabel answers whose own domain label is the expected domain
 * @param kinds hallucinations by kind, every kind present
 * @param labelled scored answers that state a domain label
 * @param unscored answers without a verdict
 * @param ambiguous scored answers with calls that match under different keys
 * @param truncated scored answers whose call was cut off
 * @param problems what was reported about the file
 * @param unreadableLines lines of the file that hold no answer though something stands there
 */
public record Summary(
    String hub,
    String answers,
    Rate accuracy,
    Rate hallucination,
    Rate wrongApi,
    Rate exactCall,
    Rate goldApi,
    Rate domainLabel,
    Map<HallucinationKind, Long> kinds,
    long labelled,
    long unscored,
    long ambiguous,
    long truncated,
    long problems,
    long unreadableLines) {

  public Summary {
    Map<HallucinationKind, Long> all = new EnumMap<>(HallucinationKind.class);
    for (HallucinationKind kind : HallucinationKind.values()) {
      all.put(kind, kinds.getOrDefault(kind, 0L));
    }
    kinds = Collections.unmodifiableMap(all);
  }

  /** The number of scored answers. */
  public long n() {
    return accuracy.denominator();
  }

  /** Counts the verdicts of a file. */
  public static Summary of(ScoredFile file) {
    List<ScoredAnswer> scored =
        file.verdicts().stream().filter(one -> one.verdict() != Verdict.UNSCORED).toList();
    Map<HallucinationKind, Long> kinds = new EnumMap<>(HallucinationKind.class);
    scored.forEach(one -> one.kind().ifPresent(kind -> kinds.merge(kind, 1L, Long::sum)));
    return new Summary(
        file.hub(),
        file.file().name(),
        rate(scored, one -> one.verdict() == Verdict.CORRECT),
        rate(scored, one -> one.verdict() == Verdict.HALLUCINATION),
        rate(scored, one -> one.verdict() == Verdict.WRONG_API),
        rate(scored, ScoredAnswer::exact),
        rate(scored, ScoredAnswer::goldApi),
        rate(scored, ScoredAnswer::domainCorrect),
        kinds,
        rate(scored, one -> one.domain().isPresent()).numerator(),
        file.verdicts().size() - scored.size(),
        rate(scored, ScoredAnswer::ambiguous).numerator(),
        rate(scored, ScoredAnswer::truncated).numerator(),
        file.file().problems().size(),
        unreadableLines(file.file()));
  }

  /**
   * The answers of several files of a hub, counted together.
   *
   * @param files at least one
   */
  public static Summary total(List<Summary> files) {
    return files.stream().reduce(empty(files.get(0).hub()), Summary::plus);
  }

  /** No answers at all. */
  static Summary empty(String hub) {
    return of(new ScoredFile(hub, new AnswerFile("", List.of(), List.of()), List.of()));
  }

  private Summary plus(Summary other) {
    Map<HallucinationKind, Long> both = new EnumMap<>(kinds);
    other.kinds.forEach((kind, count) -> both.merge(kind, count, Long::sum));
    return new Summary(
        hub,
        answers,
        accuracy.plus(other.accuracy),
        hallucination.plus(other.hallucination),
        wrongApi.plus(other.wrongApi),
        exactCall.plus(other.exactCall),
        goldApi.plus(other.goldApi),
        domainLabel.plus(other.domainLabel),
        both,
        labelled + other.labelled,
        unscored + other.unscored,
        ambiguous + other.ambiguous,
        truncated + other.truncated,
        problems + other.problems,
        unreadableLines + other.unreadableLines);
  }

  /** The counts that are not rates, by their names in files, in a fixed order. */
  Map<String, Long> counts() {
    Map<String, Long> counts = new LinkedHashMap<>();
    counts.put("labelled", labelled);
    counts.put("unscored", unscored);
    counts.put("ambiguous", ambiguous);
    counts.put("truncated", truncated);
    counts.put("problems", problems);
    counts.put("unreadable_lines", unreadableLines);
    return counts;
  }

  private static Rate rate(List<ScoredAnswer> scored, Predicate<ScoredAnswer> property) {
    return new Rate(scored.stream().filter(property).count(), scored.size());
  }

  /** A line with a problem may still hold an answer, such as one with undecodable bytes. */
  private static long unreadableLines(AnswerFile file) {
    Set<Integer> lines = new HashSet<>();
    file.problems().stream().map(DataProblem::line).forEach(lines::add);
    file.answers().stream().map(Answer::line).forEach(lines::remove);
    return lines.size();
  }
}
