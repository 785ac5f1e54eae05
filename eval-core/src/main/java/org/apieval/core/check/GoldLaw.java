package org.apieval.core.check;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.data.Question;
import org.apieval.core.audit.ExactBounds;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.Places;
import org.apieval.core.dataset.QuestionLine;
import org.apieval.core.python.CandidateReader;
import org.apieval.core.report.Metric;
import org.apieval.core.report.Rate;
import org.apieval.core.report.Summary;
import org.apieval.core.run.ScoredFile;
import org.apieval.core.run.Workers;
import org.apieval.core.score.ScoredAnswer;
import org.apieval.core.score.Verdict;

/**
 * A gold call that stands in the catalogue, in the domain of its question, is correct. Where one
 * does not, that is the data's doing, not the hub's: it lowers the ceiling and breaks no law.
 */
final class GoldLaw {

  private static final String ID = "gold-is-correct";
  private static final String STATEMENT = "a gold call of the catalogue is correct";

  private final Benchmark benchmark;
  private final Tally tally;

  GoldLaw(Benchmark benchmark, Tally tally) {
    this.benchmark = benchmark;
    this.tally = tally;
  }

  /**
   * Tries it on all questions.
   *
   * @return the accuracy of the gold calls: the ceiling
   * @throws org.apieval.core.EvalException PROVIDER if the hub fails on its catalogue
   */
  Rate check(DataFile<QuestionLine> questions, Workers workers) {
    ScoredFile scored = ExactBounds.gold(benchmark, workers);
    Map<String, ScoredAnswer> byId = new HashMap<>();
    scored.verdicts().forEach(one -> byId.put(one.answer().questionId(), one));
    Set<String> entries = new HashSet<>();
    benchmark.catalogue().forEach(entry -> entries.add(written(entry.domain(), entry.apiCall())));
    Places places = questions.places();
    for (QuestionLine line : questions.items()) {
      Question question = line.question();
      if (entries.contains(written(question.domain(), question.goldCall()))) {
        ScoredAnswer answer = byId.get(question.id());
        tally.add(
            ID,
            STATEMENT,
            Optional.of(places.of(line.line())),
            question.goldCall(),
            answer.verdict() == Verdict.CORRECT
                ? Optional.empty()
                : Optional.of(
                    "its verdict is %s: %s".formatted(answer.verdict().id(), answer.reason())));
      }
    }
    return Metric.ACCURACY.of(Summary.of(scored));
  }

  private String written(String domain, String call) {
    return benchmark.hub().canonicalDomain(domain) + "\n" + CandidateReader.collapse(call);
  }
}
