package org.apieval.adapters.embedding;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apieval.api.data.ApiRecord;

/** Small catalogues. */
final class Rows {

  private Rows() {}

  /** Rows with a description each and no other field. */
  static List<ApiRecord> described(String... descriptions) {
    return IntStream.range(0, descriptions.length)
        .mapToObj(line -> new ApiRecord(line, "d", "c", Map.of("description", descriptions[line])))
        .toList();
  }
}
