package org.apieval.core.ask;

import java.util.List;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.model.ModelResponse;

/**
 * An item that has its answer.
 *
 * @param key which one
 * @param prompt what the user's message said
 * @param documents 0-based catalogue lines of what was retrieved, best first
 * @param response the answer
 */
public record Asked(Item.Key key, String prompt, List<Integer> documents, ModelResponse response) {

  public Asked {
    documents = List.copyOf(documents);
  }

  /** An item and its answer. */
  static Asked of(Item item, ModelResponse response) {
    return new Asked(
        item.key(),
        item.prompt(),
        item.documents().stream().map(ApiRecord::line).toList(),
        response);
  }
}
