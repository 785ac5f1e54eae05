package org.apieval.core.retrieve;

import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.kit.RetrieverContract;
import org.apieval.api.retrieval.Retriever;

class RankFusionContractTest extends RetrieverContract {

  @Override
  protected Retriever retriever(List<ApiRecord> catalogue) {
    return new RankFusion(
        List.of(
            new PublishedBm25().create(catalogue, Map.of()),
            new LuceneFactory().create(catalogue, Map.of()),
            (query, k) -> List.of()));
  }
}
