package org.apieval.core.ask;

import org.apieval.api.model.ModelFailure;
import org.apieval.api.model.ModelResponse;

/** What answers the items of a run: a model backend, or something that needs none. Thread-safe. */
public interface Responder extends AutoCloseable {

  /**
   * Answers once.
   *
   * @throws ModelFailure if there is no answer and it is known why
   * @throws Exception if there is no answer for any other reason
   */
  ModelResponse respond(Item item) throws Exception;

  /** Frees what it holds; called once, after the last answer. */
  @Override
  default void close() {}
}
