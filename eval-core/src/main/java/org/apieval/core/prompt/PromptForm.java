package org.apieval.core.prompt;

import java.util.List;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;

/** A way to put a request to a model. Implementations are immutable, thread-safe and pure. */
public interface PromptForm {

  /** The name in files and options, {@code paper}. */
  String id();

  /**
   * What the user says.
   *
   * @param question what is asked
   * @param documents what was retrieved for it, best first; may be empty
   */
  String text(Question question, List<ApiRecord> documents);
}
