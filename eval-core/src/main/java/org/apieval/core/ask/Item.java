package org.apieval.core.ask;

import java.util.List;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.model.ModelRequest;

/**
 * One thing to ask.
 *
 * @param key which one it is
 * @param question what is asked
 * @param documents what was retrieved for it, best first
 * @param request what the model gets
 */
public record Item(Key key, Question question, List<ApiRecord> documents, ModelRequest request) {

  public Item {
    documents = List.copyOf(documents);
  }

  /** What the user's message says: the last one. */
  public String prompt() {
    List<ModelRequest.Message> messages = request.messages();
    return messages.get(messages.size() - 1).text();
  }

  /**
   * What tells items of a run apart.
   *
   * @param questionId the question's id
   * @param repeat how many times it was asked before, 0 and up
   */
  public record Key(String questionId, int repeat) {}
}
