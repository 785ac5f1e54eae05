package org.apieval.api.kit;

import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.retrieval.Retriever;

class FakeRetrieverContractTest extends RetrieverContract {

  @Override
  protected Retriever retriever(List<ApiRecord> catalogue) {
    return new FakeRetriever("fake").create(catalogue, Map.of());
  }
}
