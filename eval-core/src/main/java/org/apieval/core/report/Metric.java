package org.apieval.core.report;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import org.apieval.core.score.ScorerId;
import org.apieval.core.score.Verdict;

/** The rates of a summary, in the order in which files list them. */
public enum Metric {
  /** Correct answers. */
  ACCURACY(answer -> answer.verdict() == Verdict.CORRECT, true, ScorerId.AST, ScorerId.OFFICIAL),
  /** Answers that match no reference API, or that have no call. */
  HALLUCINATION(
      answer -> answer.verdict() == Verdict.HALLUCINATION, false, ScorerId.AST, ScorerId.OFFICIAL),
  /** Answers that match a reference API of another domain. */
  WRONG_API(answer -> answer.verdict() == Verdict.WRONG_API, false, ScorerId.AST),
  /** Answers that the published scripts count as neither correct nor hallucinated. */
  NEITHER(answer -> answer.verdict() == Verdict.NEITHER, false, ScorerId.OFFICIAL),
  /** Answers that equal the gold call. */
  EXACT_CALL(Judgement::exact, true, ScorerId.AST),
  /** Answers that match the question's own entry. */
  GOLD_API(Judgement::goldApi, true, ScorerId.AST),
  /** Answers whose own domain label is the expected domain. */
  DOMAIN_LABEL(Judgement::domainCorrect, true, ScorerId.AST),
  /** Of the answers to questions with constraints, those whose API meets them. */
  CONSTRAINT_MET(answer -> answer.constraintMet().orElse(false), true, ScorerId.AST) {
    @Override
    Rate among(List<Judgement> scored) {
      return super.among(
          scored.stream().filter(answer -> answer.constraintMet().isPresent()).toList());
    }
  };

  private final Predicate<Judgement> property;
  private final boolean moreIsBetter;
  private final Set<ScorerId> scorers;

  Metric(Predicate<Judgement> property, boolean moreIsBetter, ScorerId... scorers) {
    this.property = property;
    this.moreIsBetter = moreIsBetter;
    this.scorers = EnumSet.copyOf(List.of(scorers));
  }

  /** The name in files and options, {@code exact_call}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether summaries have this rate whatever their questions are. */
  boolean isAlwaysThere() {
    return this != CONSTRAINT_MET;
  }

  /** Whether the verdicts of a scorer tell this rate. */
  public boolean isMeasuredBy(ScorerId scorer) {
    return scorers.contains(scorer);
  }

  /** This rate of a summary; of nothing where its scorer does not measure it. */
  public Rate of(Summary summary) {
    return summary.rates().getOrDefault(this, Rate.OF_NOTHING);
  }

  /** This rate among scored answers. */
  Rate among(List<Judgement> scored) {
    return new Rate(scored.stream().filter(property).count(), scored.size());
  }

  /** The ids of the metrics of which more is better. */
  static List<String> thresholdIds() {
    return Arrays.stream(values()).filter(metric -> metric.moreIsBetter).map(Metric::id).toList();
  }
}
