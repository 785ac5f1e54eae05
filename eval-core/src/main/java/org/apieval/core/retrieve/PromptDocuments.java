package org.apieval.core.retrieve;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.Answer;
import org.apieval.api.data.Question;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.DataSource;
import org.apieval.core.dataset.GorillaCheckout;
import org.apieval.core.dataset.Prompt;
import org.apieval.core.report.GivenDocument;
import org.apieval.core.report.GivenDocuments;

/**
 * The documents in the prompts of recorded answers: in that which stands beside the answer, else in
 * that which was published for the answer file, else in the question's own text. Thread-safe as far
 * as the hub is.
 */
public final class PromptDocuments implements GivenDocuments {

  private final Map<String, Question> questions;
  private final DocumentJudge judge;

  /** Prompts by question id, by the name of the answer file. */
  private final Map<String, Map<String, String>> published = new HashMap<>();

  /**
   * Reads the prompts.
   *
   * @param checkout where prompts were published, if they were
   * @throws org.apieval.core.EvalException USER if a file of prompts cannot be read
   */
  public PromptDocuments(Benchmark benchmark, Optional<GorillaCheckout> checkout) {
    this.questions = benchmark.questions();
    this.judge = new DocumentJudge(benchmark.hub(), benchmark.catalogue());
    Map<Path, Map<String, String>> read = new HashMap<>();
    for (AnswerFile file : benchmark.answers()) {
      checkout
          .flatMap(gorilla -> gorilla.prompts(benchmark.hub().id(), file.name()))
          .map(prompts -> read.computeIfAbsent(prompts, PromptDocuments::read))
          .ifPresent(prompts -> published.put(file.name(), prompts));
    }
  }

  private static Map<String, String> read(Path file) {
    Map<String, String> prompts = new HashMap<>();
    for (Prompt prompt : DataSource.of(file).prompts().items()) {
      prompts.putIfAbsent(prompt.questionId(), prompt.text());
    }
    return prompts;
  }

  @Override
  public List<GivenDocument> of(AnswerFile file, Answer answer) {
    Optional<Question> question = Optional.ofNullable(questions.get(answer.questionId()));
    return Optional.ofNullable(file.prompts().get(answer.line()))
        .or(() -> publishedFor(file, answer))
        .or(() -> question.map(Question::text))
        .map(prompt -> judge.in(prompt, question))
        .orElse(List.of());
  }

  private Optional<String> publishedFor(AnswerFile file, Answer answer) {
    return Optional.ofNullable(
        published.getOrDefault(file.name(), Map.of()).get(answer.questionId()));
  }
}
