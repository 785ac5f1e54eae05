package org.apieval.api.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.retrieval.Rankings;
import org.apieval.api.retrieval.Retriever;
import org.apieval.api.retrieval.Retriever.ScoredDocument;

/** Retrievers with one mistake each, to see that the contract catches it. */
final class WrongRetrievers {

  private WrongRetrievers() {}

  /** A correct one: the shorter description comes first. */
  private static List<ScoredDocument> correct(List<ApiRecord> catalogue, int k) {
    double[] scores =
        catalogue.stream().mapToDouble(row -> -row.text("description").length()).toArray();
    return Rankings.best(catalogue, scores, Rankings.Ties.EARLIER_FIRST, k);
  }

  static class Correct extends RetrieverContract {
    @Override
    protected Retriever retriever(List<ApiRecord> catalogue) {
      return (query, k) -> correct(catalogue, k);
    }
  }

  static class FindsOneTooMany extends RetrieverContract {
    @Override
    protected Retriever retriever(List<ApiRecord> catalogue) {
      return (query, k) -> correct(catalogue, k + 1);
    }
  }

  static class FindsOneTwice extends RetrieverContract {
    @Override
    protected Retriever retriever(List<ApiRecord> catalogue) {
      return (query, k) -> {
        List<ScoredDocument> found = new ArrayList<>(correct(catalogue, k));
        found.set(found.size() - 1, found.get(0));
        return found;
      };
    }
  }

  static class FindsTheWorstFirst extends RetrieverContract {
    @Override
    protected Retriever retriever(List<ApiRecord> catalogue) {
      return (query, k) -> {
        List<ScoredDocument> found = new ArrayList<>(correct(catalogue, k));
        java.util.Collections.reverse(found);
        return found;
      };
    }
  }

  static class CountsItsQueries extends RetrieverContract {
    @Override
    protected Retriever retriever(List<ApiRecord> catalogue) {
      AtomicInteger asked = new AtomicInteger();
      return (query, k) ->
          List.of(new ScoredDocument(catalogue.get(asked.getAndIncrement() % catalogue.size()), 1));
    }
  }

  static class AnswersOneThread extends RetrieverContract {
    @Override
    protected Retriever retriever(List<ApiRecord> catalogue) {
      Thread own = Thread.currentThread();
      return (query, k) -> Thread.currentThread() == own ? correct(catalogue, k) : List.of();
    }
  }
}
