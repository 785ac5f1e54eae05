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
import org.apieval.core.score.ScorerId;
import org.apieval.core.score.Verdict;

/**
 * What an answer file comes to, by one scorer. The denominator of every rate is the number of
 * scored answers; accuracy, hallucination, and wrong API or neither share them out among each
 * other.
 *
 * @param hub the hub's id
 * @param answers the answer file's name; empty in the total of several files
 * @param scorer whose verdicts are counted
 * @param rates those that this scorer measures, in their own order
 * @param kinds hallucinations by kind, every kind present; empty where the scorer tells none, as
 *     {@link ScorerId#AST} alone does
 * @param labelled scored answers that state a domain label, as far as the scorer looks for it
 * @param unscored answers without a verdict
 * @param ambiguous scored answers with calls that match under different keys
 * @param truncated scored answers whose call was cut off
 * @param problems what was reported about the file
 * @param unreadableLines lines of the file that hold no answer though something stands there
 */
public record Summary(
    String hub,
    String answers,
    ScorerId scorer,
    Map<Metric, Rate> rates,
    Map<HallucinationKind, Long> kinds,
    long labelled,
    long unscored,
    long ambiguous,
    long truncated,
    long problems,
    long unreadableLines) {

  public Summary {
    rates = Collections.unmodifiableMap(new EnumMap<>(rates));
    Map<HallucinationKind, Long> all = new EnumMap<>(HallucinationKind.class);
    if (scorer == ScorerId.AST) {
      for (HallucinationKind kind : HallucinationKind.values()) {
        all.put(kind, kinds.getOrDefault(kind, 0L));
      }
    }
    kinds = Collections.unmodifiableMap(all);
  }

  /** The number of scored answers. */
  public long n() {
    return Metric.ACCURACY.of(this).denominator();
  }

  /** Counts the verdicts of a file. */
  public static Summary of(ScoredFile file) {
    return of(
        file.hub(),
        file.file().name(),
        file.scorer(),
        file.verdicts().stream().map(Judgement::of).toList(),
        file.file().problems().size(),
        unreadableLines(file.file()));
  }

  /**
   * Counts verdicts, wherever they come from.
   *
   * @param problems what was reported about their file
   * @param unreadableLines lines of the file that hold no answer though something stands there
   */
  public static Summary of(
      String hub,
      String answers,
      ScorerId scorer,
      List<Judgement> verdicts,
      long problems,
      long unreadableLines) {
    List<Judgement> scored =
        verdicts.stream().filter(one -> one.verdict() != Verdict.UNSCORED).toList();
    Map<HallucinationKind, Long> kinds = new EnumMap<>(HallucinationKind.class);
    scored.forEach(one -> one.kind().ifPresent(kind -> kinds.merge(kind, 1L, Long::sum)));
    return new Summary(
        hub,
        answers,
        scorer,
        rates(scorer, scored),
        kinds,
        count(scored, Judgement::labelled),
        verdicts.size() - scored.size(),
        count(scored, Judgement::ambiguous),
        count(scored, Judgement::truncated),
        problems,
        unreadableLines);
  }

  /**
   * The answers of several files of a hub, scored alike, counted together.
   *
   * @param files at least one
   */
  public static Summary total(List<Summary> files) {
    return files.stream().reduce(empty(files.get(0).hub(), files.get(0).scorer()), Summary::plus);
  }

  /** No answers at all. */
  static Summary empty(String hub, ScorerId scorer) {
    AnswerFile none = new AnswerFile("", List.of(), List.of());
    return of(new ScoredFile(hub, scorer, none, List.of()));
  }

  /** The same under another name. */
  public Summary named(String other) {
    return new Summary(
        hub,
        other,
        scorer,
        rates,
        kinds,
        labelled,
        unscored,
        ambiguous,
        truncated,
        problems,
        unreadableLines);
  }

  private Summary plus(Summary other) {
    Map<Metric, Rate> bothRates = new EnumMap<>(Metric.class);
    bothRates.putAll(rates);
    other.rates.forEach((metric, rate) -> bothRates.merge(metric, rate, Rate::plus));
    Map<HallucinationKind, Long> bothKinds = new EnumMap<>(HallucinationKind.class);
    bothKinds.putAll(kinds);
    other.kinds.forEach((kind, count) -> bothKinds.merge(kind, count, Long::sum));
    return new Summary(
        hub,
        answers,
        scorer,
        bothRates,
        bothKinds,
        labelled + other.labelled,
        unscored + other.unscored,
        ambiguous + other.ambiguous,
        truncated + other.truncated,
        problems + other.problems,
        unreadableLines + other.unreadableLines);
  }

  /** The counts that are not rates and that the scorer knows, by their names in files. */
  Map<String, Long> counts() {
    boolean looksIntoAnswers = scorer == ScorerId.AST;
    Map<String, Long> counts = new LinkedHashMap<>(); // in a fixed order
    if (looksIntoAnswers) {
      counts.put("labelled", labelled);
    }
    counts.put("unscored", unscored);
    if (looksIntoAnswers) {
      counts.put("ambiguous", ambiguous);
      counts.put("truncated", truncated);
    }
    counts.put("problems", problems);
    counts.put("unreadable_lines", unreadableLines);
    return counts;
  }

  private static Map<Metric, Rate> rates(ScorerId scorer, List<Judgement> scored) {
    Map<Metric, Rate> rates = new EnumMap<>(Metric.class);
    for (Metric metric : Metric.values()) {
      Rate rate = metric.among(scored);
      if (metric.isMeasuredBy(scorer) && (metric.isAlwaysThere() || rate.denominator() > 0)) {
        rates.put(metric, rate);
      }
    }
    return rates;
  }

  private static long count(List<Judgement> scored, Predicate<Judgement> property) {
    return scored.stream().filter(property).count();
  }

  /** A line with a problem may still hold an answer, such as one with undecodable bytes. */
  private static long unreadableLines(AnswerFile file) {
    Set<Integer> lines = new HashSet<>();
    file.problems().stream().map(DataProblem::line).forEach(lines::add);
    file.answers().stream().map(Answer::line).forEach(lines::remove);
    return lines.size();
  }
}
