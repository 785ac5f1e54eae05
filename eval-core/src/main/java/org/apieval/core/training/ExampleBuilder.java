package org.apieval.core.training;

import java.util.List;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.retrieval.Retriever.ScoredDocument;
import org.apieval.core.dataset.TrainingPair;
import org.apieval.core.prompt.PromptForm;
import org.apieval.core.retrieve.CatalogueRetrievers;
import org.apieval.core.retrieve.Retrieval;
import org.apieval.core.retrieve.Retrievers;

/**
 * Makes chats of training pairs: section 3.2 of the Gorilla paper. The user says what {@code
 * apieval run} would ask with the same prompt and retriever. Immutable; thread-safe as retrievers
 * are.
 */
public final class ExampleBuilder {

  private final String hub;
  private final Retrieval retrieval;
  private final Retrieval oracle;
  private final int topK;
  private final PromptForm prompt;
  private final Target target;

  /**
   * Makes examples of one hub.
   *
   * @param hub the hub's id
   * @param retrievers those over its catalogue
   * @param retriever the id of the one that finds the documents of a request
   * @param topK how many documents a request gets, 1 and up
   * @param prompt how the request is put
   * @throws org.apieval.core.EvalException USER if there is no such retriever
   */
  public ExampleBuilder(
      String hub,
      CatalogueRetrievers retrievers,
      String retriever,
      int topK,
      PromptForm prompt,
      Target target) {
    this.hub = hub;
    this.retrieval = retrievers.get(retriever);
    this.oracle = retrievers.get(Retrievers.ORACLE);
    this.topK = topK;
    this.prompt = prompt;
    this.target = target;
  }

  /**
   * The example of a pair.
   *
   * @throws org.apieval.core.EvalException PROVIDER if the retriever fails
   */
  public TrainingExample of(TrainingPair pair) {
    List<ApiRecord> documents = documents(pair);
    return new TrainingExample(
        hub,
        pair.question().id(),
        prompt.text(pair.question(), documents),
        target == Target.CALL ? pair.question().goldCall() : answer(pair),
        documents.size());
  }

  /** What a row brings along is its gold document, before others that have the same call. */
  private List<ApiRecord> documents(TrainingPair pair) {
    return retrieval.id().equals(Retrievers.ORACLE) && pair.document().isPresent()
        ? List.of(pair.document().get())
        : find(retrieval, pair, topK);
  }

  private String answer(TrainingPair pair) {
    return pair.answer().orElseGet(() -> AnswerText.of(pair.question(), gold(pair)));
  }

  private Optional<ApiRecord> gold(TrainingPair pair) {
    return pair.document().or(() -> find(oracle, pair, 1).stream().findFirst());
  }

  private static List<ApiRecord> find(Retrieval retrieval, TrainingPair pair, int k) {
    return retrieval.find(pair.question(), k).stream().map(ScoredDocument::document).toList();
  }
}
