package org.apieval.core.results;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.report.Metric;
import org.apieval.core.report.Rate;
import org.apieval.core.report.Summary;
import org.apieval.core.score.HallucinationKind;
import org.apieval.core.score.ScorerId;
import org.apieval.core.score.Verdict;

/** Counts verdicts that were read back, as those that were just made. Stateless, thread-safe. */
public final class Summaries {

  private Summaries() {}

  /**
   * What a file of results comes to; named as among all that were read with it. Problems and
   * unreadable lines of the answer file are not told by verdicts and count as none.
   *
   * @throws EvalException USER if its scorer is none that is known here
   */
  public static Summary of(ResultFile file) {
    ScorerId scorer = scorer(file);
    List<VerdictLine> scored =
        file.lines().stream().filter(line -> line.verdict() != Verdict.UNSCORED).toList();
    Map<Metric, Rate> rates = new EnumMap<>(Metric.class);
    for (Metric metric : Metric.values()) {
      if (metric.isMeasuredBy(scorer)) {
        rates.put(metric, new Rate(count(scored, property(metric)), scored.size()));
      }
    }
    return new Summary(
        file.hub(),
        file.name(),
        scorer,
        rates,
        kinds(scored),
        count(scored, line -> line.domain().isPresent()),
        file.lines().size() - scored.size(),
        count(scored, VerdictLine::ambiguous),
        count(scored, VerdictLine::truncated),
        0,
        0);
  }

  private static ScorerId scorer(ResultFile file) {
    return Arrays.stream(ScorerId.values())
        .filter(scorer -> scorer.id().equals(file.scorer()))
        .findFirst()
        .orElseThrow(
            () ->
                EvalException.user(
                    "%s, %s: there is no scorer \"%s\""
                        .formatted(
                            Printable.text(file.folder().toString()),
                            Printable.text(file.name()),
                            Printable.text(file.scorer()))));
  }

  private static Predicate<VerdictLine> property(Metric metric) {
    return switch (metric) {
      case ACCURACY -> line -> line.verdict() == Verdict.CORRECT;
      case HALLUCINATION -> line -> line.verdict() == Verdict.HALLUCINATION;
      case WRONG_API -> line -> line.verdict() == Verdict.WRONG_API;
      case NEITHER -> line -> line.verdict() == Verdict.NEITHER;
      case EXACT_CALL -> VerdictLine::exact;
      case GOLD_API -> VerdictLine::goldApi;
      case DOMAIN_LABEL -> VerdictLine::domainCorrect;
    };
  }

  private static Map<HallucinationKind, Long> kinds(List<VerdictLine> scored) {
    Map<HallucinationKind, Long> kinds = new EnumMap<>(HallucinationKind.class);
    for (HallucinationKind kind : HallucinationKind.values()) {
      kinds.put(kind, count(scored, line -> line.kind().filter(kind.id()::equals).isPresent()));
    }
    return kinds;
  }

  private static long count(List<VerdictLine> lines, Predicate<VerdictLine> property) {
    return lines.stream().filter(property).count();
  }
}
