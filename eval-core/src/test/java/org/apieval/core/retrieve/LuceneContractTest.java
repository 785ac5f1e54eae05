package org.apieval.core.retrieve;

import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.kit.RetrieverContract;
import org.apieval.api.retrieval.Retriever;

class LuceneContractTest extends RetrieverContract {

  @Override
  protected Retriever retriever(List<ApiRecord> catalogue) {
    return new LuceneFactory().create(catalogue, Map.of());
  }
}
