package org.apieval.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.dataset.DataSource;
import org.apieval.core.dataset.GorillaCheckout;
import org.apieval.core.dataset.Prompt;
import org.apieval.core.retrieve.Ranking;
import org.apieval.core.retrieve.RecordedDocument;
import org.apieval.core.retrieve.RetrievalMeasure;
import org.apieval.core.retrieve.RetrievalSummary;

/**
 * Measures the documents that a checkout's prompts were given, one a prompt.
 *
 * @param checkout where the prompts are
 */
record RecordedPrompts(GorillaCheckout checkout) {

  private static final String ORACLE = "oracle";

  /** The figures of a hub's files of prompts, sorted by name; those without documents left out. */
  List<RetrievalSummary> of(Benchmark benchmark) {
    RetrievalMeasure measure = new RetrievalMeasure(benchmark.hub(), benchmark.catalogue());
    return checkout.prompts(benchmark.hub().id()).stream()
        .flatMap(file -> measured(file, benchmark, measure).stream())
        .toList();
  }

  private static Optional<RetrievalSummary> measured(
      Path file, Benchmark benchmark, RetrievalMeasure measure) {
    List<Ranking> rankings = new ArrayList<>();
    for (Prompt prompt : DataSource.of(file).prompts().items()) {
      Optional<ApiRecord> document = RecordedDocument.of(prompt);
      Question question = benchmark.questions().get(prompt.questionId());
      if (question != null) {
        rankings.add(new Ranking(question, document.stream().toList()));
      }
    }
    String name = name(file, benchmark.hub().id());
    return rankings.stream().allMatch(ranking -> ranking.documents().isEmpty())
        ? Optional.empty()
        : Optional.of(
            measure.of("recorded " + name, name.equals(ORACLE), rankings, 1, Optional.empty()));
  }

  /** What the published names do not have in common: {@code questions_torchhub_bm25.jsonl}. */
  private static String name(Path file, String hub) {
    String name = file.getFileName().toString();
    return Stream.of("questions_", hub + "_")
        .reduce(
            name, (rest, start) -> rest.startsWith(start) ? rest.substring(start.length()) : rest)
        .replaceFirst("\\.jsonl$", "");
  }
}
