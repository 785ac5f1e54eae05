package org.apieval.app;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.apieval.api.data.Question;
import org.apieval.api.retrieval.Retriever.ScoredDocument;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.report.OutputFolder;
import org.apieval.core.retrieve.CatalogueRetrievers;
import org.apieval.core.retrieve.PromptLines;
import org.apieval.core.retrieve.Ranking;
import org.apieval.core.retrieve.Retrieval;
import org.apieval.core.retrieve.RetrievalMeasure;
import org.apieval.core.retrieve.RetrievalSummary;
import org.apieval.core.run.Workers;

/**
 * Asks retrievers the questions of one hub, measures what they find, and writes it down.
 *
 * @param benchmark the questions and their catalogue
 * @param workers who asks
 * @param step is run after each question
 * @param nanoClock a clock as {@link System#nanoTime()}
 * @param out where prompts are written, if they are
 * @param topK how many documents a prompt gets
 */
record RetrievalRun(
    Benchmark benchmark,
    Workers workers,
    Runnable step,
    LongSupplier nanoClock,
    Optional<OutputFolder> out,
    int topK) {

  /** The figures of retrievers, in the order of their ids. */
  List<RetrievalSummary> of(CatalogueRetrievers retrievers, List<String> ids) {
    RetrievalMeasure measure = new RetrievalMeasure(benchmark.hub(), benchmark.catalogue());
    return ids.stream().map(id -> measured(retrievers, id, measure)).toList();
  }

  private RetrievalSummary measured(
      CatalogueRetrievers retrievers, String id, RetrievalMeasure measure) {
    int depth = Math.max(RetrievalMeasure.DEPTH, topK);
    long start = nanoClock.getAsLong();
    Retrieval retrieval = retrievers.get(id);
    List<Question> questions = new ArrayList<>(benchmark.questions().values());
    List<Ranking> rankings =
        workers.map(questions, question -> ranking(retrieval, question, depth));
    Duration time = Duration.ofNanos(nanoClock.getAsLong() - start);
    out.ifPresent(folder -> write(folder, id, rankings));
    return measure.of(id, retrieval.upperBound(), rankings, depth, Optional.of(time));
  }

  private Ranking ranking(Retrieval retrieval, Question question, int depth) {
    List<ScoredDocument> found = retrieval.find(question, depth);
    step.run();
    return new Ranking(question, found.stream().map(ScoredDocument::document).toList());
  }

  private void write(OutputFolder folder, String id, List<Ranking> rankings) {
    List<Ranking> cut =
        rankings.stream()
            .map(one -> new Ranking(one.question(), one.documents().stream().limit(topK).toList()))
            .toList();
    folder.write(
        "questions_%s_%s.jsonl".formatted(benchmark.hub().id(), id),
        to -> PromptLines.write(cut, to));
  }
}
