package org.apieval.core.report;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** The rates of a summary, in the order in which files list them. */
public enum Metric {
  /** Correct answers. */
  ACCURACY(Summary::accuracy, true),
  /** Answers that match no reference API. */
  HALLUCINATION(Summary::hallucination, false),
  /** Answers that match a reference API of another domain. */
  WRONG_API(Summary::wrongApi, false),
  /** Answers that equal the gold call. */
  EXACT_CALL(Summary::exactCall, true),
  /** Answers that match the question's own entry. */
  GOLD_API(Summary::goldApi, true),
  /** Answers whose domain label is right. */
  DOMAIN_LABEL(Summary::domainLabel, true);

  private final Function<Summary, Rate> rate;
  private final boolean moreIsBetter;

  Metric(Function<Summary, Rate> rate, boolean moreIsBetter) {
    this.rate = rate;
    this.moreIsBetter = moreIsBetter;
  }

  /** The name in files and options, {@code exact_call}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** This rate of a summary. */
  public Rate of(Summary summary) {
    return rate.apply(summary);
  }

  /** The ids of the metrics of which more is better. */
  static List<String> thresholdIds() {
    return Arrays.stream(values()).filter(metric -> metric.moreIsBetter).map(Metric::id).toList();
  }
}
