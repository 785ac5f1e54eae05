package org.apieval.app;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.ask.Asked;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.report.GivenDocument;
import org.apieval.core.report.GivenDocuments;
import org.apieval.core.retrieve.DocumentJudge;

/** The documents that a run retrieved. Thread-safe as far as the hub is. */
final class RunDocuments implements GivenDocuments {

  private final Map<String, Question> questions;
  private final Map<Integer, ApiRecord> catalogue = new HashMap<>();
  private final DocumentJudge judge;
  private final List<Asked> asked;

  /**
   * Of one run.
   *
   * @param asked what was answered; an answer's line is its place here
   */
  RunDocuments(Benchmark benchmark, List<Asked> asked) {
    this.questions = benchmark.questions();
    benchmark.catalogue().forEach(entry -> catalogue.put(entry.line(), entry));
    this.judge = new DocumentJudge(benchmark.hub(), benchmark.catalogue());
    this.asked = List.copyOf(asked);
  }

  @Override
  public List<GivenDocument> of(AnswerFile file, Answer answer) {
    if (answer.line() >= asked.size()) {
      return List.of(); // it has no answer, and nothing was kept of it
    }
    Optional<Question> question = Optional.ofNullable(questions.get(answer.questionId()));
    return asked.get(answer.line()).documents().stream()
        .flatMap(line -> Optional.ofNullable(catalogue.get(line)).stream())
        .map(document -> judge.of(document, question))
        .toList();
  }
}
