package org.apieval.core.lint;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.dataset.DataFile;

/** Finds entries that say what another one says. Stateless and thread-safe. */
final class DuplicateEntries {

  void check(DataFile<ApiRecord> catalogue, Findings findings) {
    Map<Map<String, Object>, Integer> lineOf = new HashMap<>();
    for (ApiRecord entry : catalogue.items()) {
      Integer first = lineOf.putIfAbsent(entry.fields(), entry.line());
      if (first != null) {
        findings.add(
            Severity.INFO,
            Rule.DUPLICATE_ENTRY,
            entry.line(),
            "this entry is %s again, field by field: no verdict changes, but a retriever finds it twice"
                .formatted(Shown.lines(List.of(first), catalogue.places())));
      }
    }
  }
}
