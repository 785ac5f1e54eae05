package org.apieval.adapters.embedding;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.PropertyDefaults;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.kit.RetrieverContract;
import org.apieval.api.retrieval.Retriever;

/** The laws with the model itself, on the little that its speed allows. */
@PropertyDefaults(tries = 5, edgeCases = EdgeCasesMode.NONE)
class BundledModelContractTest extends RetrieverContract {

  private static final Vectoriser MODEL = BundledModel.load();

  @Override
  protected Retriever retriever(List<ApiRecord> catalogue) {
    return EmbeddingRetriever.over(catalogue, Views.parse(List.of()), MODEL, Optional.empty());
  }
}
