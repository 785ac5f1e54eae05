package org.apieval.adapters.embedding;

import java.util.List;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.kit.RetrieverContract;
import org.apieval.api.retrieval.Retriever;

class EmbeddingContractTest extends RetrieverContract {

  @Override
  protected Retriever retriever(List<ApiRecord> catalogue) {
    return EmbeddingRetriever.over(
        catalogue, Views.parse(List.of()), new LetterVectors(), Optional.empty());
  }
}
